/** What local static hosts share: the files of a build, and a free port. */
import { readFileSync, readdirSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { extname, join, relative, sep } from 'node:path'

const mediaTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
}

/** All files of a build with their media types, by path. */
export function readFiles(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    files.map((file) => [
      `/${relative(folder, file).split(sep).join('/')}`,
      {
        type: mediaTypes[extname(file)] ?? 'application/octet-stream',
        content: readFileSync(file),
      },
    ]),
  )
}

/** As a host answers: a file, the page of this path, or the shell (in a plain build the page). */
export function fileFor<File>(files: ReadonlyMap<string, File>, path: string): File | undefined {
  const file = files.get(path === '/' ? '/index.html' : path)
  if (file || extname(path) !== '') return file
  return files.get(`${path}.html`) ?? files.get('/spa.html') ?? files.get('/index.html')
}

/** Starts a server on a free port of this machine, and returns the port. */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return (server.address() as AddressInfo).port
}

/** A free port, so that several checkouts can be tested at once. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  return port
}

/** Serves on a free port until `close`, which cuts open connections. */
export async function serve(listener: RequestListener) {
  const server = createServer(listener)
  const port = await listen(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
