import { expect, test } from 'vitest'
import { commandPath, examples, leafCommands } from './polish-help.ts'
import { createProgram } from './run-command.ts'
import type { Terminal } from './terminal.ts'

const commands = leafCommands(createProgram({ write: async () => {} } as unknown as Terminal))

test('every command has an example, and every example has a command', () => {
  const names = commands.map(commandPath)
  const exampleNames = examples.map((example) =>
    names.find((name) => example === name || example.startsWith(`${name} `)),
  )
  expect(exampleNames.toSorted()).toEqual(names.toSorted())
})

test.each(examples)('%s is a valid command line', (example) => {
  const command = commands.find((command) => `${example} `.startsWith(`${commandPath(command)} `))
  const args = example.match(/"[^"]*"|\S+/g)?.slice(command ? commandPath(command).split(' ').length : 0) ?? []
  const { operands, unknown } = command?.parseOptions(args) ?? { operands: [], unknown: ['command'] }
  expect(unknown).toEqual([])
  const wanted = command?.registeredArguments ?? []
  expect(operands.length).toBeGreaterThanOrEqual(wanted.filter(({ required }) => required).length)
  expect(operands.length).toBeLessThanOrEqual(wanted.some(({ variadic }) => variadic) ? 99 : wanted.length)
})
