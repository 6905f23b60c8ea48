/** What a column holds. Times are milliseconds, JSON is text, yes and no are 1 and 0: the same in both databases. */
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** `?` marks a value. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** Something to be done later, once, even if this process ends before. A new job with the key of one that waits takes its place. */
export interface Job {
  readonly kind: string;
  readonly key: string;
  readonly runAtMillis: number;
  readonly payload: Readonly<Record<string, Value>>;
}

/** Which jobs a process does, and how many at a time, where others do the rest. */
export interface JobShare {
  readonly kinds: readonly string[];
  readonly atOnce: number;
}

/** What a server does later. */
export const jobKinds = ['bot', 'deadline', 'webhook', 'skill', 'forget'] as const;

/** Does a job; what it throws is logged, and the job is tried again later. */
export type JobHandler = (kind: string, payload: Readonly<Record<string, Value>>) => Promise<void>;

export interface Reader {
  read(sql: string, values?: readonly Value[]): Promise<Row[]>;
}

/** Where everything is kept: SQLite in one file, or PostgreSQL. The queries are the same. */
export interface Database extends Reader {
  /** Whether other processes may write to it too. */
  readonly isShared: boolean;
  /** What a query adds to hold the rows it reads until the commit; nothing where there is one writer. */
  readonly rowHold: '' | 'FOR KEY SHARE';
  /** Reads as often as one likes, and always what was stored at the moment it began. */
  atOneMoment<T>(use: (reader: Reader) => Promise<T>): Promise<T>;
  /**
   * Carries out all statements or none, for good: the answer comes after the commit.
   * Where the first one changes nothing, the others are left out and the answer is false.
   */
  write(statements: readonly Statement[]): Promise<boolean>;
  /** The statement that enqueues a job with the transaction it is part of. */
  enqueue(job: Job): Statement;
  /** The statement that tells other processes, at the commit, what has changed ("table …"); null where there are none. */
  announce(topic: string): Statement | null;
  /** Calls back for what other processes announced, and with null where announcements may have been missed. */
  listen(heard: (topic: string | null) => void): Promise<void>;
  /** Begins to do jobs, those left from before included: the server's, or a share of a shared database's. */
  startJobs(handler: JobHandler, failed: (error: unknown) => void, share?: JobShare): Promise<void>;
  /** Ends when the jobs under way are done. */
  stopJobs(): Promise<void>;
  /** Sees to it that what was deleted is no longer in any file, as far as the database can. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** A column that is text, where the query says so. */
export const text = (row: Row, column: string): string => String(row[column]);
export const textOrNull = (row: Row, column: string): string | null =>
  row[column] === null ? null : text(row, column);
export const number = (row: Row, column: string): number => Number(row[column]);
