import type { Command } from 'commander'
import { refreshAllProducts } from '#features/search/actions/refresh-products.ts'
import { loadLargeCatalogue } from '../demo/large/load-large-catalogue.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { openShop } from '../open-shop.ts'
import { showProgress } from '../progress.ts'
import { print, type Terminal } from '../terminal.ts'
import { wholeNumber } from '../whole-number.ts'

/** demo [--products N] */
export function addDemo(program: Command, terminal: Terminal): void {
  program
    .command('demo')
    .description('ładuje sklep pokazowy; ponownie: zmienia to, co w nim inne, zamówienia zostają')
    .option('--products <liczba>', 'a do tego tyle zmyślonych towarów, każdy w pięciu rozmiarach')
    .action(({ products }: { products?: string }) => load(terminal, products))
}

async function load(terminal: Terminal, products: string | undefined): Promise<void> {
  const count = products === undefined ? 0 : wholeNumber(products, '--products')
  const house = await terminal.house('mayCreate')
  const shop = await openShop(terminal)
  const loaded = await loadDemo(shop, house, (line) => terminal.complain(`${line}\n`))
  if (count > 0) {
    let done = 0
    const { show, clear } = showProgress(terminal, () => done / count, 'towarów')
    const onProgress = (now: number) => {
      done = now
      show(now)
    }
    await loadLargeCatalogue(shop, loaded, count, { signal: terminal.signal, onProgress })
    clear()
    terminal.complain('sklep pokazowy: wyszukiwarka i listy …\n')
    await refreshAllProducts(() => shop, terminal.signal)
  }
  await print(terminal, terminal.signal.aborted ? 'Przerwane. Uruchom jeszcze raz, aby dokończyć.' : 'Gotowe.')
}
