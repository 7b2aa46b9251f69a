import type { Command } from 'commander'
import { eraseClient } from '#features/customers/actions/erase-client.ts'
import { clientOfEmail, type ListedClient, listClients } from '#features/customers/reads/list-clients.ts'
import { customerAddresses } from '#features/customers/reads.ts'
import { withdrawByEmail } from '#features/newsletter/actions/withdraw-by-email.ts'
import { forgetEmail } from '#features/observed/actions/forget-email.ts'
import { forgetQuestionsOf } from '#features/opinions/actions/forget-questions.ts'
import { listOrders } from '#features/orders/reads/list-orders.ts'
import { writeWhole } from '#platform/write-whole.ts'
import { transaction } from '#shop'
import { openShop } from '../open-shop.ts'
import { polishTime } from '../order-words.ts'
import { personalData } from '../personal-data.ts'
import { CommandRefused, pathFrom, print, type Terminal } from '../terminal.ts'
import { wholeNumber } from '../whole-number.ts'

/** clients list | show | export | erase */
export function addClients(program: Command, terminal: Terminal): void {
  const clients = program.command('clients').description('Klienci i ich dane (RODO)')
  clients
    .command('list')
    .description('klienci po numerach')
    .option('--text <tekst>', 'kawałek e-maila, nazwiska albo firmy')
    .option('--limit <ile>', 'ile najwyżej', '50')
    .action((options: { text?: string; limit: string }) => list(terminal, options))
  clients
    .command('show')
    .description('jeden klient z adresami i zamówieniami')
    .argument('<e-mail>')
    .action((email: string) => show(terminal, email))
  clients
    .command('export')
    .description('wszystko, co sklep wie o kimś z tym adresem, jako JSON (art. 15 i 20 RODO)')
    .argument('<e-mail>')
    .argument('<plik>', 'dokąd; - wypisuje na ekran')
    .action((email: string, file: string) => exportTo(terminal, email, file))
  clients
    .command('erase')
    .description(
      'usuwa klienta z kontem, adresami, koszykiem i listami; zamówienia zostają na czas z przepisów o podatkach',
    )
    .argument('<e-mail>')
    .option('--yes', 'na pewno: tego nie da się cofnąć', false)
    .action((email: string, { yes }: { yes: boolean }) => erase(terminal, email, yes))
}

async function list(terminal: Terminal, { text, limit }: { text?: string; limit: string }): Promise<void> {
  const found = await listClients(await openShop(terminal), { text, limit: wholeNumber(limit, '--limit') })
  for (const client of found) await print(terminal, lineOf(client))
  if (found.length === 0) await print(terminal, 'Nie ma takich klientów.')
}

function lineOf({ id, email, name, company, hasAccount, points, createdAt }: ListedClient): string {
  const who = [name, company].filter(Boolean).join(', ')
  return `${id}  ${email}  ${who}  od ${polishTime(createdAt)}${hasAccount ? '' : ', bez konta'}, pkt: ${points}`
}

async function show(terminal: Terminal, email: string): Promise<void> {
  const shop = await openShop(terminal)
  const client = await clientOfEmail(shop, email)
  if (!client)
    throw new CommandRefused(`Nie ma klienta ${email}. Kto kupił bez konta, jest w: orders list --client ${email}`)
  await print(terminal, lineOf(client))
  for (const { kind, firstName, lastName, street, streetNumber, postcode, city } of await customerAddresses(
    shop,
    client.id,
  ))
    await print(terminal, `  ${kind}: ${firstName} ${lastName}, ${street} ${streetNumber}, ${postcode} ${city}`)
  for (const { number, placedAt, status } of await listOrders(shop, { customerId: client.id }))
    await print(terminal, `  zamówienie ${number} z ${polishTime(placedAt)}, ${status}`)
}

async function exportTo(terminal: Terminal, email: string, file: string): Promise<void> {
  const known = await personalData(await openShop(terminal), email)
  if (known === null) throw new CommandRefused(`Sklep nie wie nic o ${email}.`)
  if (file === '-') return print(terminal, known)
  await writeWhole(pathFrom(terminal, file), Buffer.from(`${known}\n`))
  await print(terminal, `Gotowe: ${pathFrom(terminal, file)}. W środku są dane osobowe: przekaż je tylko tej osobie.`)
}

async function erase(terminal: Terminal, email: string, sure: boolean): Promise<void> {
  if (!sure)
    throw new CommandRefused(`Tego nie da się cofnąć. Najpierw: clients export ${email} …, potem dopisz --yes.`)
  const shop = await openShop(terminal)
  const { client, newsletter, waited, asked } = await transaction(shop, async (shop) => ({
    client: await eraseClient(shop, email),
    newsletter: await withdrawByEmail(shop, email),
    waited: await forgetEmail(shop, email),
    asked: await forgetQuestionsOf(shop, email),
  }))
  const orders = (await listOrders(shop, { buyer: email })).length
  const erased = [
    client && 'konto i dane klienta',
    newsletter && 'newsletter',
    waited > 0 && 'powiadomienia',
    asked > 0 && 'pytania',
  ].filter(Boolean)
  if (erased.length === 0) throw new CommandRefused(`Sklep nie ma o ${email} nic, co można usunąć.`)
  await print(terminal, `Usunięte: ${erased.join(', ')}.`)
  if (orders > 0)
    await print(
      terminal,
      `Zamówienia (${orders}) zostają: przepisy każą je przechowywać do przedawnienia podatku i roszczeń.`,
    )
}
