import { join } from 'node:path';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';

interface Field {
  name: string;
  type: 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'datetime' | 'array' | 'object' | 'any';
}

/** The types of a Table Schema (https://datapackage.org/standard/table-schema/), by the beginnings of DuckDB's. */
const TYPES: readonly [RegExp, Field['type']][] = [
  [/\[\]$/, 'array'],
  [/^(VARCHAR|ENUM|UUID)/, 'string'],
  [/^U?(TINYINT|SMALLINT|INTEGER|BIGINT|HUGEINT)/, 'integer'],
  [/^(FLOAT|DOUBLE|DECIMAL)/, 'number'],
  [/^BOOLEAN/, 'boolean'],
  [/^DATE$/, 'date'],
  [/^TIMESTAMP/, 'datetime'],
  [/^(STRUCT|MAP)/, 'object'],
];

export interface PackageAbout {
  auditId: string;
  district: string;
  yearEnding: number;
  at: string;
}

/**
 * A Data Package descriptor (https://datapackage.org) of the tables of a seal, made from what is in them. @param paths
 * of its Parquet and CSV files
 */
export async function dataPackage(folder: string, paths: readonly string[], about: PackageAbout): Promise<object> {
  const lake = await openLake([folder], { memoryMegabytes: 256, threads: 1 });
  try {
    const resources: object[] = [];
    for (const path of paths.filter((one) => /\.(parquet|csv)$/.test(one))) {
      const format = path.endsWith('.parquet') ? 'parquet' : 'csv';
      resources.push({
        name: path
          .replace(/\.\w+$/, '')
          .replaceAll(/[^a-z0-9._/-]/gi, '-')
          .toLowerCase(),
        path,
        format,
        ...(format === 'csv'
          ? { mediatype: 'text/csv', encoding: 'utf-8' }
          : {
              mediatype: 'application/vnd.apache.parquet',
              schema: { fields: await fieldsOf(path) },
            }),
      });
    }
    return {
      $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
      name: `audit-${about.auditId}`,
      title: `${about.district}, class of ${about.yearEnding}: evidence of an opportunity audit`,
      created: about.at,
      resources,
    };
  } finally {
    lake.close();
  }

  async function fieldsOf(path: string): Promise<Field[]> {
    const rows = await lake.rows<{ column_name: string; column_type: string }>(
      'seal.describe',
      `DESCRIBE SELECT * FROM read_parquet(${literal(join(folder, path))})`,
    );
    return rows.map(({ column_name, column_type }) => ({
      name: column_name,
      type: TYPES.find(([begins]) => begins.test(column_type))?.[1] ?? 'any',
    }));
  }
}
