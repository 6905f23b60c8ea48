const numberedOnce = new Map<string, string>();

/** PostgreSQL numbers its values: $1, $2, … */
export function numbered(sql: string): string {
  const known = numberedOnce.get(sql);
  if (known !== undefined) return known;
  let count = 0;
  const result = sql.replace(/\?/g, () => `$${++count}`);
  numberedOnce.set(sql, result);
  return result;
}

const quotingOnce = new Map<string, string>();

/** As PostgreSQL's `format` takes it, which quotes each value. */
export function quoting(sql: string): string {
  const found = quotingOnce.get(sql) ?? sql.replaceAll('%', '%%').replaceAll('?', '%L');
  quotingOnce.set(sql, found);
  return found;
}
