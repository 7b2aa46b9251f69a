import type { Command } from 'commander'
import { refreshAllProducts } from '#features/search/actions/refresh-products.ts'
import { loadHistory } from '../demo/demo-history.ts'
import { loadLargeCatalogue } from '../demo/large/load-large-catalogue.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { parseWholeNumber } from '../parse-arguments.ts'
import { commandContext, printLine, showProgress, type Terminal } from '../terminal.ts'

/** demo [--products N] */
export function addDemo(program: Command, terminal: Terminal): void {
  program
    .command('demo')
    .description('ładuje sklep pokazowy; ponownie: zmienia to, co w nim inne, zamówienia zostają')
    .option('--products <liczba>', 'a do tego tyle zmyślonych towarów, każdy w pięciu rozmiarach')
    .action(({ products }: { products?: string }) => load(terminal, products))
}

async function load(terminal: Terminal, products: string | undefined): Promise<void> {
  const count = products === undefined ? 0 : parseWholeNumber(products, '--products')
  const appContext = await terminal.appContext('mayCreate')
  const shop = await commandContext(terminal)
  const loaded = await loadDemo(shop, appContext, (line) => terminal.writeError(`${line}\n`))
  await appContext.reloadSettings()
  await loadHistory(await commandContext(terminal), loaded) // orders name the seller of the demo's settings
  if (count > 0) {
    let done = 0
    const { show, clear } = showProgress(terminal, () => done / count, 'towarów')
    const onProgress = (now: number) => {
      done = now
      show(now)
    }
    await loadLargeCatalogue(shop, loaded, count, { signal: terminal.signal, onProgress })
    clear()
    terminal.writeError('sklep pokazowy: wyszukiwarka i listy …\n')
    await refreshAllProducts(() => shop, terminal.signal)
  }
  await printLine(terminal, terminal.signal.aborted ? 'Przerwane. Uruchom jeszcze raz, aby dokończyć.' : 'Gotowe.')
}
