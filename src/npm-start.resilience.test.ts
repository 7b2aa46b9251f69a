import { join } from 'node:path'
import { test } from 'vitest'
import { endCommand } from '../test/end-command.ts'
import { npmStart } from '../test/spawn-shop.ts'

const old = ['node', '--require', join(import.meta.dirname, '../test/pretend-old-node.cjs'), ...npmStart]

test.for<[what: string, command: string[], end: (pid: number) => void]>([
  ['SIGTERM to npm', ['npm', 'start'], (pid) => process.kill(pid, 'SIGTERM')],
  ['SIGTERM to npm and all below it', ['npm', 'start'], (pid) => process.kill(-pid, 'SIGTERM')],
  ['SIGTERM to a Node that is too old', old, (pid) => process.kill(pid, 'SIGTERM')],
  ['Ctrl-C where Node is too old', old, (pid) => process.kill(-pid, 'SIGINT')],
  ['SIGTERM to the command that systemd runs', ['node', ...npmStart], (pid) => process.kill(pid, 'SIGTERM')],
])('%s ends the shop cleanly, and nothing is left', ([, command, end]) => endCommand(command, end))
