import type { Command } from 'commander'
import { saveCategories } from '#features/catalogue/actions/save-categories.ts'
import { readCategories } from '#features/catalogue/checks/catalogue-files.ts'
import { menuTree } from '#features/catalogue/queries/categories.ts'
import type { MenuCategory } from '#features/catalogue/rules/menu-category.ts'
import { CommandRefused, commandContext, printLine, readSmallFile, type Terminal } from '../terminal.ts'

/** categories list | load */
export function addCategories(program: Command, terminal: Terminal): void {
  const categories = program.command('categories').description('Kategorie menu')
  categories
    .command('list')
    .description('drzewo kategorii z ich numerami')
    .action(() => list(terminal))
  categories
    .command('load')
    .description('dodaje kategorie, opisuje je i ustawia w kolejności pliku (wzór: db/demo/categories.json)')
    .argument('<plik>', 'lista JSON: name, slug, description (HTML), children; inne kategorie zostają, jak są')
    .action((file: string) => load(terminal, file))
}

async function load(terminal: Terminal, file: string): Promise<void> {
  const read = readCategories(await readSmallFile(terminal, file))
  if (!read.ok) throw new CommandRefused(`Tego pliku nie rozumiem${read.problem.place && `: ${read.problem.place}`}.`)
  await saveCategories(await commandContext(terminal), read.value)
  await list(terminal)
}

async function list(terminal: Terminal): Promise<void> {
  const tree = await menuTree(await commandContext(terminal))
  for (const category of tree) await printBranch(terminal, category, '')
  if (tree.length === 0) await printLine(terminal, 'Nie ma kategorii.')
}

async function printBranch(terminal: Terminal, { id, name, children }: MenuCategory, indent: string): Promise<void> {
  await printLine(terminal, `${indent}${name} (${id})`)
  for (const child of children) await printBranch(terminal, child, `${indent}  `)
}
