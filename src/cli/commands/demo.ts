import type { Command } from 'commander'
import { loadDemo } from '../demo/load-demo.ts'
import { openShop } from '../open-shop.ts'
import { print, type Terminal } from '../terminal.ts'

/** demo */
export function addDemo(program: Command, terminal: Terminal): void {
  program
    .command('demo')
    .description('ładuje sklep pokazowy; ponownie: zmienia to, co w nim inne, zamówienia zostają')
    .action(() => load(terminal))
}

async function load(terminal: Terminal): Promise<void> {
  await loadDemo(await openShop(terminal), await terminal.house(), (line) => terminal.complain(`${line}\n`))
  await print(terminal, 'Gotowe.')
}
