import { linkTo } from '../route.svelte.ts';
import { call } from './server.ts';

const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** Where others reach this app. "localhost" is every device itself: a page that was opened so asks its server for an address that phones can open. */
let origin = $state(location.origin);
let asked = false;

async function ask(): Promise<void> {
  asked = true;
  const found = await call('reach', {});
  const [first] = found.ok ? found.value.addresses : [];
  if (first !== undefined) origin = first;
}

/** The address of a page for others. */
export function linkForOthers(page: string): string {
  if (isLocal && !asked) void ask();
  return origin + linkTo(page);
}
