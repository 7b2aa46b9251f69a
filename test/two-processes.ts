import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { HttpsBrowser } from './https-browser.ts'
import { openSmtpDouble, type SmtpDouble } from './smtp-double.ts'
import { npmStart, type SpawnedShop, spawnScript } from './spawn-shop.ts'
import { type StartedNginx, startNginx } from './start-nginx.ts'
import { waitFor } from './wait-for.ts'

export interface TwoProcesses {
  nginx: StartedNginx
  ports: [number, number]
  /** The processes of the first start, by index in `ports`. */
  shops: [SpawnedShop, SpawnedShop]
  smtp: SmtpDouble
  /** A new browser at the proxy, at some loopback address. */
  browser: (localAddress?: string) => HttpsBrowser
  /** Starts one of them, with the shared environment. */
  start: (port: number, changes?: Record<string, string>) => SpawnedShop
  terminal: (...args: string[]) => Promise<number | null>
  close: () => Promise<void>
}

/**
 * Two processes of one shop on one PostgreSQL, started at once, behind nginx; resolves when both are ready.
 * @param drainSeconds how long each goes on serving after the stop signal
 */
export async function startTwoProcesses(databaseUrl: string, drainSeconds: number): Promise<TwoProcesses> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-two-'))
  const [public_, first, second] = [await freePort(), await freePort(), await freePort()]
  const smtp = await openSmtpDouble()
  const nginx = await startNginx(public_, [first, second])
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: folder,
    SECRET: 'a secret that both processes are given alike',
    HOST: '127.0.0.1',
    PUBLIC_URL: nginx.url,
    SMTP_URL: smtp.url,
    DEMO: 'yes',
    DRAIN_SECONDS: String(drainSeconds),
  }
  const spawned: SpawnedShop[] = []
  const browsers: HttpsBrowser[] = []
  const start = (port: number, changes = {}) => {
    const shop = spawnScript(npmStart, { ...environment, PORT: String(port), ...changes })
    spawned.push(shop)
    return shop
  }
  const shops: TwoProcesses['shops'] = [start(first), start(second)]
  const close = async () => {
    for (const browser of browsers) browser.close()
    for (const { process } of spawned) process.kill('SIGKILL')
    await Promise.all(spawned.map(({ exit }) => exit))
    await nginx.stop()
    await smtp.close()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    for (const port of [first, second]) await waitFor(() => isReady(port), 120)
  } catch (error) {
    await close()
    throw new Error(shops.map((shop) => shop.printed()).join('\n'), { cause: error })
  }
  return {
    nginx,
    ports: [first, second],
    shops,
    smtp,
    browser: (localAddress = '127.0.0.1') => {
      const browser = new HttpsBrowser(nginx.url, nginx.authority, localAddress)
      browsers.push(browser)
      return browser
    },
    start,
    terminal: (...args) => spawnScript(['scripts/shop.mjs', ...args], environment).exit,
    close,
  }
}

/** The readiness check of a load balancer, at the process's own port. */
export async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
