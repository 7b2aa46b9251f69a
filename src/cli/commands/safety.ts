import type { Command } from 'commander'
import { type DisclosureRequest, saveDisclosures } from '#features/catalogue/actions/dictionary.ts'
import { findProducerSlug } from '#features/catalogue/queries/page-names.ts'
import { findProductPage } from '#features/catalogue/queries/product-page.ts'
import { translate } from '#shared/text.ts'
import { parseWholeNumber } from '../parse-arguments.ts'
import { CommandRefused, commandContext, printLine, type Terminal } from '../terminal.ts'

interface Options {
  manufacturer?: string[]
  responsible?: string[]
  warnings?: string
}

const operatorArguments = '<nazwa> <adres> <kraj> <e-mail>'

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
      .option('--manufacturer <dane...>', `${operatorArguments}; kraj to kod, jak PL`)
      .option('--responsible <dane...>', `${operatorArguments} osoby w Unii, gdy producent jest poza nią`)
      .option('--warnings <słowa>', 'ostrzeżenia po polsku')
  described('producer', '<producent>', 'wszystkie towary producenta, po jego nazwie').action(
    async (name: string, options: Options) => {
      const producer = await findProducerSlug(await commandContext(terminal), name)
      if (producer === null) throw new CommandRefused(`Nie ma producenta „${name}”.`)
      await saveDisclosure(terminal, { producer, ...readOptions(options) })
    },
  )
  described('product', '<towar>', 'jeden towar, gdy jest inaczej niż u producenta').action(
    async (input: string, options: Options) => {
      const product = parseWholeNumber(input, 'Numer towaru')
      if (!(await findProductPage(await commandContext(terminal), product)))
        throw new CommandRefused(`Nie ma towaru ${input}.`)
      await saveDisclosure(terminal, { product, ...readOptions(options) })
    },
  )
}

function readOptions({ manufacturer, responsible, warnings }: Options) {
  return {
    ...(manufacturer && { manufacturer: operatorOf(manufacturer) }),
    ...(responsible && { responsible: operatorOf(responsible) }),
    ...(warnings !== undefined && { warnings }),
  }
}

function operatorOf(words: string[]) {
  const [name = '', address = '', country = '', contact = ''] = words
  if (words.length !== 4)
    throw new CommandRefused(`Potrzebne są cztery dane, każda w cudzysłowie: ${operatorArguments}`)
  return { name, address, country, contact }
}

async function saveDisclosure(terminal: Terminal, request: DisclosureRequest): Promise<void> {
  const answer = await saveDisclosures(await commandContext(terminal), [request])
  if (!answer.ok) throw new CommandRefused(answer.problem.map(({ text, values }) => translate(text, values)).join(', '))
  await printLine(terminal, 'Zapisane.')
}
