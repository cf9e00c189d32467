// @ts-check
/** A certificate of the moment: browsers speak HTTP/2, as every host does today, over TLS only. */
import { spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Undefined on a machine without openssl: then the bench goes over HTTP/1.1, and says so. */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name))
  if (!key || !cert) return undefined
  try {
    const { status } = spawnSync(
      'openssl',
      `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1 -keyout ${key} -out ${cert}`.split(
        ' ',
      ),
      { stdio: 'ignore' },
    )
    if (status !== 0) return undefined
    const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
    const spki = new X509Certificate(made.cert).publicKey.export({ type: 'spki', format: 'der' })
    return { ...made, trust: createHash('sha256').update(spki).digest('base64') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @typedef {NonNullable<ReturnType<typeof makeCertificate>>} Certificate */
