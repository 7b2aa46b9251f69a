import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

/** Installs Chromium, PostgreSQL and nginx, for the tests only, if permitted; otherwise prints the command. */
export function installWhatTestsNeed() {
  const missing = [
    ...(existsSync('/usr/bin/chromium-headless-shell') ? [] : ['chromium-headless-shell']),
    ...(hasPostgresql() ? [] : ['postgresql']),
    ...(existsSync('/usr/sbin/nginx') ? [] : ['nginx']),
    ...(existsSync('/usr/bin/openssl') ? [] : ['openssl']), // creates a certificate for nginx
  ]
  if (missing.length === 0) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(`The tests need Debian's ${missing.join(', ')}: apt-get install ${missing.join(' ')}`)
    process.exit(1)
  }
  console.log(`installing ${missing.join(', ')} for the tests …`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  })
}

function hasPostgresql() {
  const folder = '/usr/lib/postgresql'
  return existsSync(folder) && readdirSync(folder).some((version) => existsSync(`${folder}/${version}/bin/initdb`))
}
