import { type ClientOptions, callRoute } from '../../protocol/client.ts';
import type { RouteName } from '../../protocol/routes.ts';
import { home } from '../route.svelte.ts';
import { hasServer } from './hasServer.ts';

/** The app is served by the server it talks to; where it is not, there is nobody to talk to, and the pages say so. */
export const here: ClientOptions = {
  origin: home,
  ...(hasServer ? {} : { fetch: () => Promise.reject(new Error('this copy has no server')) }),
};

export const call = <Name extends RouteName>(name: Name, inputs: Parameters<typeof callRoute<Name>>[2]) =>
  callRoute(here, name, inputs);
