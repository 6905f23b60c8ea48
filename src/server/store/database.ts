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
  /** On whose account it is done, and whose it is: lanes that are fair serve them in turn. */
  readonly payer?: string;
  readonly owner?: string;
}

/** How jobs of one kind are done in one process. Lanes do not wait for each other. */
export interface Lane {
  readonly kind: string;
  readonly atOnce: number;
  /** Of one payer at once. */
  readonly each: number;
  /** Whether payers and owners are served in turn; else the oldest first. */
  readonly isFair: boolean;
  /** After so many failures a job is given up; null for never. */
  readonly tries: number | null;
}

/** What a server does later. */
export const jobKinds = [
  'bot',
  'deadline',
  'webhook',
  'notice',
  'skill',
  'luck',
  'forget',
  'close',
  'unseal',
  'tidy',
] as const;

/** Does a job; what it throws is logged, and the job is tried again later. */
export type JobHandler = (
  kind: string,
  payload: Readonly<Record<string, Value>>,
  waitedMillis: number,
) => Promise<void>;

/** How a store is doing. */
export interface StoreState {
  /** Whether jobs are looked for, in every lane. */
  readonly isTakingJobs: boolean;
  /** Connections to the database: all, those not in use, and how many wait for one. */
  readonly pool: { readonly total: number; readonly idle: number; readonly waiting: number } | null;
}

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
  /** Has steps that other processes store at a table announced here ("table …"), from the first call for it on. */
  follow(table: string): void;
  unfollow(table: string): void;
  /** Begins to do the jobs of these lanes, those left from before included. */
  startJobs(handler: JobHandler, failed: (error: unknown) => void, lanes: readonly Lane[]): Promise<void>;
  /** Ends when the jobs under way are done. */
  stopJobs(): Promise<void>;
  /** Sees to it that what was deleted is no longer in any file, as far as the database can. */
  scrub(): Promise<void>;
  /** Stores a sign of life of this process: fails where nothing can be stored. */
  beat(): Promise<void>;
  state(): StoreState;
  close(): Promise<void>;
}

/** A column that is text, where the query says so. */
export const text = (row: Row, column: string): string => String(row[column]);
export const textOrNull = (row: Row, column: string): string | null =>
  row[column] === null ? null : text(row, column);
export const number = (row: Row, column: string): number => Number(row[column]);
