/** What no container engine of this machine could run is parsed, and held to what the program knows. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { SETTINGS } from '#server/config/settings.ts';
import { ROOT } from './source-files.ts';

const read = (path: string) => readFileSync(join(ROOT, 'deploy', path), 'utf8');
/** With `<<` merged, as compose does. */
const documents = (path: string): unknown[] =>
  parseAllDocuments(read(path), { merge: true }).map((document) => {
    expect(document.errors, path).toEqual([]);
    return document.toJS();
  });
/** Variables of other programs that the portal's processes are given. */
const OF_OTHERS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'NODE_ENV', 'NODE_COMPILE_CACHE'];
/** Where the register of deleted audits is by default: apart from the data folder, and kept when a container ends. */
const DELETIONS = `${/PORTAL_DATA_DIR=(\S+)/.exec(read('Containerfile'))?.[1]}-deletions`;
const expectKnown = (names: readonly string[]) =>
  expect(names.filter((name) => !(name in SETTINGS) && !OF_OTHERS.includes(name))).toEqual([]);

const Service = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.string()).optional(),
  read_only: z.boolean().optional(),
  volumes: z.array(z.string()).optional(),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
});
const Compose = z.object({ services: z.record(z.string(), Service), volumes: z.record(z.string(), z.unknown()) });

describe('the compose file', () => {
  const text = read('compose/compose.yaml');
  const { services, volumes } = Compose.parse(documents('compose/compose.yaml')[0]);
  const ours = Object.values(services).filter(({ image }) => image === 'opportunity-audit-portal');

  it('starts two APIs and three workers with settings that there are', () => {
    expect(ours.map(({ environment }) => environment?.PORTAL_ROLE).sort()).toEqual([
      'api',
      'api',
      'worker',
      'worker',
      'worker',
    ]);
    for (const { environment = {}, read_only, volumes: mounted } of ours) {
      expectKnown(Object.keys(environment));
      expect(mounted).toContain(`deletions:${DELETIONS}`);
      expect(read_only).toBe(true);
    }
  });

  it('names an image by an exact version, services and volumes that there are, and every variable of its example', () => {
    for (const { image } of Object.values(services))
      if (image !== 'opportunity-audit-portal') expect(image).toMatch(/:v?\d/);
    for (const { depends_on = [] } of Object.values(services))
      for (const name of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
        expect(services).toHaveProperty(name);
    for (const [, name = ''] of text.matchAll(/"(\w+):\/[\w/-]+"/g))
      if (/^[a-z]/.test(name)) expect(volumes).toHaveProperty(name);
    const wanted = new Set([...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
    const given = [...read('compose/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(given.sort()).toEqual([...wanted].sort());
  });
});

describe('the Kubernetes manifests', () => {
  const Manifest = z.object({ kind: z.string(), metadata: z.object({ name: z.string() }).optional() });
  const names = readdirSync(join(ROOT, 'deploy/kubernetes'));
  const all = names.flatMap((name) => documents(`kubernetes/${name}`));
  const Deployment = z.object({
    metadata: z.object({ name: z.string() }),
    spec: z.object({
      selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
      template: z.object({
        metadata: z.object({ labels: z.record(z.string(), z.string()) }),
        spec: z.object({
          securityContext: z.object({ runAsNonRoot: z.literal(true) }),
          terminationGracePeriodSeconds: z.number(),
          containers: z.tuple([
            z.object({
              env: z.array(z.object({ name: z.string(), value: z.string() })),
              securityContext: z.object({
                readOnlyRootFilesystem: z.literal(true),
                allowPrivilegeEscalation: z.literal(false),
              }),
              volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
              readinessProbe: z.object({ httpGet: z.object({ path: z.literal('/api/health/ready') }) }),
            }),
          ]),
          volumes: z.array(
            z.object({ name: z.string(), persistentVolumeClaim: z.object({ claimName: z.string() }).optional() }),
          ),
        }),
      }),
    }),
  });
  const ofKind = (kind: string) => all.filter((one) => Manifest.parse(one).kind === kind);

  it('lists every file in its kustomization', () => {
    const { resources } = z.object({ resources: z.array(z.string()) }).parse(ofKind('Kustomization')[0]);
    expect([...resources, 'kustomization.yaml'].sort()).toEqual(names.sort());
  });

  it('runs each role without rights, drains it before it is killed, and selects what it makes', () => {
    for (const one of ofKind('Deployment').map((manifest) => Deployment.parse(manifest))) {
      const { selector, template } = one.spec;
      expect(template.metadata.labels).toMatchObject(selector.matchLabels);
      const [container] = template.spec.containers;
      expectKnown(container.env.map(({ name }) => name));
      const drain = Number(container.env.find(({ name }) => name === 'PORTAL_DRAIN_SECONDS')?.value);
      expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(drain + 10);
      expect(container.volumeMounts.map(({ name }) => name)).toEqual(template.spec.volumes.map(({ name }) => name));
      const kept = container.volumeMounts.find(({ mountPath }) => mountPath === DELETIONS)?.name;
      const claim = template.spec.volumes.find(({ name }) => name === kept)?.persistentVolumeClaim?.claimName;
      const claims = ofKind('PersistentVolumeClaim').map((manifest) => Manifest.parse(manifest).metadata?.name);
      expect(claims).toContain(claim);
    }
    expectKnown(Object.keys(z.object({ data: z.record(z.string(), z.string()) }).parse(ofKind('ConfigMap')[0]).data));
  });
});

describe('the image and the unit', () => {
  it('the script of its steps is a script, and does what the Containerfile does', () => {
    execFileSync('bash', ['-n', join(ROOT, 'deploy/image-steps.sh')]);
    for (const step of ['npm ci', 'vite.js build', 'npm prune --omit=dev']) {
      expect(read('Containerfile')).toContain(step);
      expect(read('image-steps.sh')).toContain(step);
    }
  });

  it('ends as no one in particular, with instructions that there are', () => {
    const lines = read('Containerfile')
      .replaceAll(/\\\n/g, ' ')
      .split('\n')
      .filter((line) => /^[^#\s]/.test(line));
    const known = /^(FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|HEALTHCHECK|STOPSIGNAL|CMD) /;
    for (const line of lines) expect(line).toMatch(known);
    expect(lines.findLast((line) => line.startsWith('USER'))).toBe('USER node');
    for (const line of lines.filter((one) => one.startsWith('FROM'))) expect(line).toContain(':24.21.0-');
  });

  it('the image keeps the register of deleted audits apart from the data, where its user may write', () => {
    expect(read('Containerfile')).toMatch(new RegExp(`^VOLUME .*"${DELETIONS}"`, 'm'));
    for (const made of [read('Containerfile'), read('image-steps.sh')])
      expect(made).toMatch(new RegExp(`mkdir .*${DELETIONS}[\\s\\S]*chown .*${DELETIONS}`));
    expect(read('README.md')).toContain(`-v deletions:${DELETIONS}`);
  });

  it('the unit has its sections and settings that there are', () => {
    const unit = read('portal.service');
    expect([...unit.matchAll(/^\[(\w+)\]$/gm)].map(([, name]) => name)).toEqual(['Unit', 'Service', 'Install']);
    for (const line of unit.split('\n')) expect(line).toMatch(/^(#.*|\[\w+\]|[A-Z]\w+=.*|)$/);
    const set = /^Environment=(.*)$/m.exec(unit)?.[1] ?? '';
    expectKnown(set.split(' ').map((one) => one.split('=')[0] ?? ''));
  });
});
