import type { FastifyInstance } from 'fastify';
import { listMappings, readMapping, removeMapping, saveMapping } from '#contract/uploads/mappings.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import type { MappableFiles } from './files.ts';
import { alsoReadByIt, confirmMapping, forget, mappingOf, savedMappings } from './service.ts';

export function mappingRoutes(app: FastifyInstance, guard: Guard, files: MappableFiles): void {
  serve(app, guard, readMapping, async ({ tx, member, params, language }) =>
    mappingOf(tx, await files.read(tx, member, params.fileId), member, language),
  );

  serve(app, guard, saveMapping, async ({ tx, member, person, params, body, record }) => {
    const file = await files.read(tx, member, params.fileId);
    const others = await alsoReadByIt(tx, { file, given: body, viewer: member }, files.alike);
    const again = { auditId: member.auditId, actor: person, queue: files.queue, overtakes: true } as const;
    // Before the mapping: whoever renames a school has files read again, and then changes what stands for it. All
    // files of the audit before the one, whose place in their order is not known.
    if (others.length > 0) await files.processSomeAgain(tx, again, others);
    await files.processAgain(tx, { ...member, ...again }, params.fileId);
    const { overruled, columns, values } = await confirmMapping(tx, file, body, person, member);
    await record({
      file: { uploadId: file.id, type: file.type, name: file.name },
      schoolIds: file.schoolIds,
      details: { columns: columns.map(({ column }) => column), values: values.length },
    });
    return { overruled };
  });

  serve(app, guard, listMappings, ({ tx }) => savedMappings(tx));

  serve(app, guard, removeMapping, async ({ tx, params, record }) => {
    const { upload_file_type: type, columns } = await forget(tx, params.mappingId);
    await record({ details: { mapping: params.mappingId, type, columns } });
  });
}
