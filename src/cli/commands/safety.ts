import type { Command } from 'commander'
import { disclose, type Told } from '#features/catalogue/actions/disclose.ts'
import { producerSlug } from '#features/catalogue/reads/producer-slug.ts'
import { findProductPage } from '#features/catalogue/reads/product-page.ts'
import { say } from '#shared/text.ts'
import { openShop } from '../open-shop.ts'
import { CommandRefused, print, type Terminal } from '../terminal.ts'
import { wholeNumber } from '../whole-number.ts'

interface Options {
  manufacturer?: string[]
  responsible?: string[]
  warnings?: string
}

const who = '<nazwa> <adres> <kraj> <e-mail>'

/** safety producer | product */
export function addSafety(program: Command, terminal: Terminal): void {
  const safety = program
    .command('safety')
    .description('Kto odpowiada za bezpieczeństwo towarów i przed czym ostrzegają (GPSR)')
  const described = (name: string, argument: string, description: string) =>
    safety
      .command(name)
      .description(description)
      .argument(argument)
      .option('--manufacturer <dane...>', `${who}; kraj to kod, jak PL`)
      .option('--responsible <dane...>', `${who} osoby w Unii, gdy producent jest poza nią`)
      .option('--warnings <słowa>', 'ostrzeżenia po polsku')
  described('producer', '<producent>', 'wszystkie towary producenta, po jego nazwie').action(
    async (name: string, options: Options) => {
      const producer = await producerSlug(await openShop(terminal), name)
      if (producer === null) throw new CommandRefused(`Nie ma producenta „${name}”.`)
      await tell(terminal, { producer, ...read(options) })
    },
  )
  described('product', '<towar>', 'jeden towar, gdy jest inaczej niż u producenta').action(
    async (typed: string, options: Options) => {
      const product = wholeNumber(typed, 'Numer towaru')
      if (!(await findProductPage(await openShop(terminal), product)))
        throw new CommandRefused(`Nie ma towaru ${typed}.`)
      await tell(terminal, { product, ...read(options) })
    },
  )
}

function read({ manufacturer, responsible, warnings }: Options) {
  return {
    ...(manufacturer && { manufacturer: operatorOf(manufacturer) }),
    ...(responsible && { responsible: operatorOf(responsible) }),
    ...(warnings !== undefined && { warnings }),
  }
}

function operatorOf(words: string[]) {
  const [name = '', address = '', country = '', contact = ''] = words
  if (words.length !== 4) throw new CommandRefused(`Potrzebne są cztery dane, każda w cudzysłowie: ${who}`)
  return { name, address, country, contact }
}

async function tell(terminal: Terminal, told: Told): Promise<void> {
  const answer = await disclose(await openShop(terminal), [told])
  if (!answer.ok) throw new CommandRefused(answer.problem.map(({ text, values }) => say(text, values)).join(', '))
  await print(terminal, 'Zapisane.')
}
