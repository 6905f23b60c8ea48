import * as z from 'zod';
import { errorList } from '../core/errors.ts';
import { clientMessage, serverMessage } from '../protocol/messages.ts';
import { paramsOf, type Route } from '../protocol/route.ts';
import { routes } from '../protocol/routes.ts';
import { PROTOCOL, refusalShape } from '../protocol/shapes.ts';

const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): unknown => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return schema;
};

const content = (schema: unknown): unknown => ({ 'application/json': { schema } });

/** The documentation of the HTTP API, made from the schemas that check it. */
export function openApi(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries<Route>(routes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Windfall',
      version: String(PROTOCOL),
      description: 'Five harvest dice games online. The WebSocket at /api/socket is described in docs/API.md.',
    },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'windfall' },
      },
      schemas: {
        ClientMessage: schemaOf(clientMessage, 'input'),
        ServerMessage: schemaOf(serverMessage, 'output'),
      },
    },
  };
}

function operation(name: string, route: Route): unknown {
  const inPath = paramsOf(route.path).map((param) => ({
    name: param,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(route.query?.shape ?? {}).map(([param, shape]) => ({
    name: param,
    in: 'query',
    required: false,
    schema: schemaOf(shape as z.ZodType, 'input'),
  }));
  return {
    operationId: name,
    summary: route.about,
    security: route.needsPerson ? [{ token: [] }, { cookie: [] }] : [],
    parameters: [...inPath, ...inQuery],
    ...(route.body === undefined
      ? {}
      : { requestBody: { required: true, content: content(schemaOf(route.body, 'input')) } }),
    responses: {
      200: { description: 'Done.', content: content(schemaOf(route.answer, 'output')) },
      default: {
        description: 'Refused; nothing has changed.',
        content: content({
          type: 'object',
          properties: { error: schemaOf(refusalShape, 'output') },
          required: ['error'],
        }),
      },
    },
  };
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const shown = (title: string, schema: unknown): string =>
  `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;

/** The same for reading, without a script. */
export function docsPage(): string {
  const sections = Object.values<Route>(routes).map(
    (route) => `<h2><code><span class="method">${route.method}</span> ${escapeHtml(route.path)}</code></h2>
<p>${escapeHtml(route.about)}${route.needsPerson ? ' <em>Needs a person.</em>' : ''}</p>
${route.query === undefined ? '' : shown('Query', schemaOf(route.query, 'input'))}
${route.body === undefined ? '' : shown('Body', schemaOf(route.body, 'input'))}
${shown('Answer', schemaOf(route.answer, 'output'))}`,
  );
  const errors = Object.entries(errorList).map(
    ([code, meaning]) => `<dt><code>${code}</code></dt><dd>${escapeHtml(meaning)}</dd>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Windfall API</title>
<link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>Windfall API</h1>
<p>Version ${PROTOCOL} of the protocol. The same as <a href="/api/openapi.json">OpenAPI</a>. Programs send
<code>Authorization: Bearer TOKEN</code>; refusals look like <code>{"error":{"code":"…","message":"…"}}</code>.</p>
${sections.join('\n')}
<h2>WebSocket <code>/api/socket</code></h2>
${shown('What clients send', schemaOf(clientMessage, 'input'))}
${shown('What the server sends', schemaOf(serverMessage, 'output'))}
<h2>Codes of refusals</h2><dl>${errors.join('\n')}</dl>
</main></body></html>`;
}
