import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { waitFor } from './wait-for.ts'

export interface StartedNginx {
  /** 'https://localhost:12345', with a certificate signed by `authority`. */
  url: string
  authority: string
  /** The processes that got requests so far, by port. */
  requestedBy: () => Set<number>
  /** Its error log so far: why nginx itself answered. */
  errors: () => string
  stop: () => Promise<void>
}

/** Starts nginx with the configuration that deploy/nginx offers, in front of two processes. */
export async function startNginx(port: number, shops: [number, number]): Promise<StartedNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-nginx-'))
  const authority = makeCertificate(folder)
  writeFileSync(join(folder, 'shop.conf'), await recommended(folder, port, shops))
  writeFileSync(join(folder, 'nginx.conf'), around(folder))
  const nginx = spawn('/usr/sbin/nginx', [
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
    '-e',
    join(folder, 'error.log'),
  ])
  let errorLog = ''
  nginx.stderr.on('data', (chunk) => {
    errorLog += chunk
  })
  const ended = new Promise<void>((resolve) => nginx.once('close', () => resolve()))
  const asked = () => new Set([...read(join(folder, 'access.log')).matchAll(/:(\d+)/g)].map(([, port]) => Number(port)))
  await Promise.race([
    waitFor(() => read(join(folder, 'pid')) !== ''),
    ended.then(() => Promise.reject(new Error(`nginx ended: ${errorLog}`))),
  ])
  return {
    url: `https://localhost:${port}`,
    authority,
    requestedBy: asked,
    errors: () => read(join(folder, 'error.log')),
    stop: async () => {
      nginx.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function makeCertificate(folder: string): string {
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  const files = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', 'privkey.pem', '-out', 'fullchain.pem']
  execFileSync('openssl', ['req', ...options, ...files], { cwd: folder, stdio: 'ignore' })
  return read(join(folder, 'fullchain.pem'))
}

/** The sample with the addresses of this test. */
async function recommended(folder: string, port: number, [first, second]: [number, number]): Promise<string> {
  const sample = read(join(import.meta.dirname, '../deploy/nginx/witryna.conf'))
  const plain = await freePort()
  return sample
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${second}`)
    .replaceAll('/etc/letsencrypt/live/sklep.example', folder)
    .replaceAll('sklep.example', 'localhost')
}

function around(folder: string): string {
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid ${folder}/pid;
    events {}
    http {
      log_format upstream '$upstream_addr';
      access_log ${folder}/access.log upstream;
      ${own.join('\n')}
      include ${folder}/shop.conf;
    }`
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
