import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { expectCleanExit, isAlive, processTree } from '../../test/expect-clean-exit.ts'
import { spawnEnvironment } from '../../test/spawn-environment.ts'
import { npmStart, spawnCommand, spawnScript } from '../../test/spawn-shop.ts'
import { waitFor } from '../../test/wait-for.ts'

/** Runs the command as process number 1, as in a container without an init. */
const first = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--mount-proc', '--kill-child']
const endFirst = (signal: NodeJS.Signals) => (pid: number) => void process.kill(processTree(pid)[1] ?? 0, signal)

const old = ['node', '--require', join(import.meta.dirname, '../../test/pretend-old-node.cjs'), ...npmStart]

test.for<[what: string, command: string[], end: (pid: number) => void]>([
  ['SIGTERM to npm', ['npm', 'start'], (pid) => process.kill(pid, 'SIGTERM')],
  ['SIGTERM to npm and all below it', ['npm', 'start'], (pid) => process.kill(-pid, 'SIGTERM')],
  ['SIGTERM to a Node that is too old', old, (pid) => process.kill(pid, 'SIGTERM')],
  ['Ctrl-C where Node is too old', old, (pid) => process.kill(-pid, 'SIGINT')],
  ['SIGTERM to the command that systemd runs', ['node', ...npmStart], (pid) => process.kill(pid, 'SIGTERM')],
  ['SIGTERM to npm run dev', ['npm', 'run', 'dev'], (pid) => process.kill(pid, 'SIGTERM')],
  ['SIGTERM to npm as the first process of a container', [...first, 'npm', 'start'], endFirst('SIGTERM')],
  ['SIGINT to npm as the first process of a container', [...first, 'npm', 'start'], endFirst('SIGINT')],
  ['SIGTERM to Node as the first process of a container', [...first, 'node', ...npmStart], endFirst('SIGTERM')],
  ['SIGTERM to a first process whose Node is too old', [...first, ...old], endFirst('SIGTERM')],
])('%s ends the shop cleanly, and nothing is left', ([, command, end]) => expectCleanExit(command, end))

test.for<[what: string, command: string[]]>([
  ['npm start', ['npm', 'start']],
  ['npm run dev', ['npm', 'run', 'dev']],
  ['Node that is too old', ['env', 'npm_lifecycle_event=start', ...old]],
])('a shop whose %s is killed stops in order, and nothing is left', ([, command]) =>
  expectCleanExit(command, (pid) => process.kill(pid, 'SIGKILL'), null),
)

const folder = () => {
  const created = mkdtempSync(join(tmpdir(), 'witryna-npm-'))
  onTestFinished(() => rmSync(created, { recursive: true, force: true }))
  return created
}

test('a shop that is stopped while it is being loaded ends', async () => {
  const preload = ['--require', join(import.meta.dirname, '../../test/signal-while-loading.cjs')]
  const shop = spawnScript([...preload, ...npmStart], await spawnEnvironment(folder()))
  expect(await shop.exit).toBe(1) // by its own listener, which process number 1 needs: by the signal it would be null
  expect(shop.printed()).not.toContain('http://')
})

test('SIGTERM to npm ends a long terminal command', async () => {
  const parameters = ['npm', 'run', '--silent', 'shop', '--', 'demo', '--products', '100000']
  const command = spawnCommand(parameters, await spawnEnvironment(folder()))
  onTestFinished(() => void command.process.kill('SIGKILL'))
  await waitFor(() => command.printed().includes('sklep pokazowy'))
  const tree = processTree(command.process.pid ?? 0)
  command.process.kill('SIGTERM')
  await command.exit
  expect(command.printed()).toContain('Przerwane.')
  await waitFor(() => !tree.some(isAlive)) // the decoding process notices a moment later that its parent is gone
})
