/** `npm run openapi`: writes the contract to .build/openapi.json, an OpenAPI document. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { addressOf, type AnyEndpoint } from '@/api/endpoint'
import { buildFolder, root } from '@scripts/build-folders.mjs'
import { endpoints } from './endpoints'

/** The path with the parameter names of the first call there: OpenAPI allows one name per place. */
function templateOf(endpoint: AnyEndpoint): string {
  const shapeOf = (one: AnyEndpoint) => addressOf(one).replace(/:\w+/g, ':')
  const first = endpoints.find((other) => shapeOf(other) === shapeOf(endpoint)) ?? endpoint
  return addressOf(first).replace(/:(\w+)/g, '{$1}')
}

/** The schema of the wire: transforms have an input only. */
function schemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}

function contentOf(schema: Record<string, unknown>) {
  const { contentMediaType = 'application/json' } = schema
  return { content: { [String(contentMediaType)]: { schema } } }
}

function operationOf(
  { call, name, method, query = [], request, response }: AnyEndpoint,
  template: string,
) {
  const inPath = [...template.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter)
  const parameters = [
    ...inPath.map((parameter) => ({
      name: parameter,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...query.map((parameter) => ({ name: parameter, in: 'query', schema: { type: 'string' } })),
    ...(method === 'GET' ? [] : [{ $ref: '#/components/parameters/forgeryToken' }]),
  ]
  return {
    operationId: name,
    description: `API-${String(call)} of docs/specification.md.`,
    ...(parameters.length > 0 && { parameters }),
    ...(request && { requestBody: { required: true, ...contentOf(schemaOf(request)) } }),
    responses: {
      '200': { description: 'Success', ...contentOf(schemaOf(response)) },
      default: { $ref: '#/components/responses/failure' },
    },
  }
}

function openapi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = templateOf(endpoint)
    const method = endpoint.method.toLowerCase()
    paths[path] = { ...paths[path], [method]: operationOf(endpoint, path) }
  }
  const text = { type: 'string' }
  return {
    openapi: '3.1.1',
    info: {
      title: 'The provider',
      version: '1',
      description: 'Made by `npm run openapi` from src/api/contract.',
    },
    servers: [{ url: 'http://localhost:4400', description: 'npm run provider' }],
    paths,
    components: {
      parameters: {
        forgeryToken: {
          name: 'X-XSRF-TOKEN',
          in: 'header',
          description: 'Repeats the cookie `XSRF-TOKEN`, once there is one.',
          schema: text,
        },
      },
      responses: {
        failure: {
          description: 'A refusal or a failure',
          ...contentOf({ type: 'object', properties: { message: text, error: text } }),
        },
      },
    },
  }
}

mkdirSync(join(root, buildFolder), { recursive: true })
writeFileSync(join(root, buildFolder, 'openapi.json'), JSON.stringify(openapi(), null, 2))
