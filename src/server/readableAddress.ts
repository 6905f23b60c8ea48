/**
 * A part of an address that cannot be decoded is taken as it is written, as the app in the browser does: nothing has that name, and that is
 * answered as everywhere else, with headers and limits. The router itself would refuse it before them.
 */
export function readableAddress(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  const parts = path.split('/').map((part) => (canDecode(part) ? part : part.replaceAll('%', '%25')));
  return [parts.join('/'), ...query].join('?');
}

function canDecode(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
