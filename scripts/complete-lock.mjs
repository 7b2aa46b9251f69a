/**
 * Completes package-lock.json: when a registry lacks a platform's binary, npm drops its entry, and `npm ci` then rejects the
 * lock file.
 * Run after every change of dependencies: node scripts/complete-lock.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'

const systems = {
  linux: 'linux',
  darwin: 'darwin',
  macos: 'darwin',
  win32: 'win32',
  windows: 'win32',
  android: 'android',
  freebsd: 'freebsd',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  aix: 'aix',
}
const processors = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'loong64', 'mips64el']

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const added = []
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (findEntry(path, name)) continue
    const parts = name.split(/[-/]/)
    const system = parts.map((part) => systems[part]).find(Boolean)
    const processor = parts
      .map((part) => (part === 'arm' || part.startsWith('arm-') ? 'arm' : part))
      .find((part) => processors.includes(part))
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^npm:.*@/, '').replace(/^[\^~]/, ''),
      ...(processor && { cpu: [processor] }),
      ...(entry.dev && { dev: true }),
      optional: true,
      ...(system && { os: [system] }),
    }
    added.push(name)
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.log(added.length === 0 ? 'The lock was complete.' : `Added ${added.length}: ${added.join(', ')}`)

/** Returns where Node would find the package for `path`: next to it, or in any node_modules above. */
function findEntry(path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const found = lock.packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`]
    if (found || at === '') return found
    if (!at.includes('/node_modules/')) at = ''
    if (at === '') return lock.packages[`node_modules/${name}`]
  }
}
