/** The ledgers of one version of the numbers of an audit (docs/lake.md#ledgers). */
export interface LedgerVersion {
  auditId: string;
  version: number;
}

/** A question to the ledgers of many audits at once. */
export interface Question {
  /** What it is called in errors. */
  step: string;
  /**
   * SELECT in the SQL that both engines have. It reads ledgers by their names; beside their columns each has `eoa`, the
   * audit. What it answers is added up: no row of a student leaves an engine.
   */
  sql: string;
  /** The ledgers that it names. */
  ledgers: readonly string[];
  of: readonly LedgerVersion[];
}

/**
 * The engine for questions across audits: DuckDB in this process, or Trino
 * (docs/decisions/0068-questions-across-audits.md).
 */
export interface Analytics {
  /**
   * Rows by the names of the answer's columns: whole numbers and texts.
   * @throws EngineFailure; PortalError unavailable where the engine does not answer. Never an
   * answer of some audits alone.
   */
  rows<Row extends object>(question: Question): Promise<Row[]>;
}

/** null: DuckDB, which needs nothing else. */
export interface TrinoSettings {
  /** Origin of the coordinator. */
  url: string;
  catalog: string;
  schema: string;
  user: string;
  password: string | null;
}
