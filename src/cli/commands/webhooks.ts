import type { Command } from 'commander'
import { resendWebhook } from '#features/webhooks/actions/deliver-webhook.ts'
import {
  addWebhookEndpoint,
  type EndpointSecret,
  removeWebhookEndpoint,
  rotateWebhookSecret,
} from '#features/webhooks/actions/endpoints.ts'
import { getWebhookEndpoints, listWebhookDeliveries } from '#features/webhooks/queries.ts'
import { logSecurityEvent } from '#platform/security-log.ts'
import { formatPolishTime } from '../order-output.ts'
import { parseWholeNumber } from '../parse-arguments.ts'
import { CommandRefused, commandContext, printLine, type Terminal } from '../terminal.ts'

const refusals = {
  'not-an-address': 'To nie jest adres: https://magazyn.example/zamowienia',
  'not-https':
    'Adres musi zaczynać się od https://. Przy programowaniu WEBHOOK_LOOPBACK=yes pozwala na http://localhost.',
  'has-password': 'Adres nie może zawierać nazwy i hasła: odbiorca poznaje sklep po podpisie.',
  'too-long': 'Adres może mieć najwyżej 2000 znaków.',
  'private-address': 'To adres tego komputera albo jego sieci. Sklep wysyła tylko pod adresy publiczne.',
}

/** webhooks add | list | rotate | remove | deliveries | resend */
export function addWebhooks(program: Command, terminal: Terminal): void {
  const webhooks = program
    .command('webhooks')
    .description('Powiadomienia o zmianach zamówień dla innych systemów (magazyn, ERP), podpisane (Standard Webhooks)')
  webhooks
    .command('add')
    .description('od teraz każda zmiana zamówienia idzie też tam; pokazuje sekret do sprawdzania podpisu, jeden raz')
    .argument('<adres>', 'https://…')
    .action((address: string) => add(terminal, address))
  webhooks
    .command('list')
    .description('adresy')
    .action(() => list(terminal))
  webhooks
    .command('rotate')
    .description('daje nowy sekret; dotychczasowy działa jeszcze dobę')
    .argument('<numer>')
    .action((id: string) => rotate(terminal, id))
  webhooks
    .command('remove')
    .description('kasuje adres, jego sekrety i listę wysłanych')
    .argument('<numer>')
    .action((id: string) => remove(terminal, id))
  webhooks
    .command('deliveries')
    .description('co wysłano z ostatnich 30 dni i z jakim skutkiem')
    .argument('[numer]', 'tylko pod ten adres')
    .option('--failed', 'tylko to, co nie doszło')
    .option('--limit <ile>', 'ile najwyżej', '50')
    .action((id: string | undefined, options: DeliveriesOptions) => deliveries(terminal, id, options))
  webhooks
    .command('resend')
    .description('wysyła jeszcze raz, z tym samym webhook-id')
    .argument('<wysyłka>', 'numer z listy deliveries')
    .action((id: string) => resend(terminal, id))
}

async function add(terminal: Terminal, address: string): Promise<void> {
  const shop = await commandContext(terminal)
  const added = await addWebhookEndpoint(shop, address, { loopbackAllowed: terminal.config.webhookLoopback })
  if (!added.ok) throw new CommandRefused(refusals[added.problem])
  await printSecret(terminal, added.value)
}

async function rotate(terminal: Terminal, typed: string): Promise<void> {
  const id = parseWholeNumber(typed, 'Numer adresu')
  const changed = await rotateWebhookSecret(await commandContext(terminal), id)
  if (!changed.ok) throw unknownEndpoint(id)
  await printSecret(terminal, changed.value)
  await printLine(terminal, 'Dotychczasowy sekret działa jeszcze dobę: do tego czasu zmień go u odbiorcy.')
}

async function printSecret(terminal: Terminal, { id, secret }: EndpointSecret): Promise<void> {
  logSecurityEvent('authz_admin', { action: 'webhook', key: String(id) })
  await printLine(terminal, `adres numer ${id}`)
  await printLine(terminal, `sekret: ${secret}`)
  await printLine(terminal, 'Zapisz go u odbiorcy: sklep go więcej nie pokaże (webhooks rotate daje nowy).')
}

async function list(terminal: Terminal): Promise<void> {
  const endpoints = await getWebhookEndpoints(await commandContext(terminal))
  for (const { id, url, createdAt, disabledAt } of endpoints) {
    const since = `od ${formatPolishTime(createdAt)}`
    const ended = disabledAt ? `, wyłączony ${formatPolishTime(disabledAt)}: odpowiedział 410` : ''
    await printLine(terminal, `${id}  ${url}  ${since}${ended}`)
  }
  if (endpoints.length === 0) await printLine(terminal, 'Żadnych. Dodaje je: webhooks add https://…')
}

async function remove(terminal: Terminal, typed: string): Promise<void> {
  const id = parseWholeNumber(typed, 'Numer adresu')
  if (!(await removeWebhookEndpoint(await commandContext(terminal), id))) throw unknownEndpoint(id)
  logSecurityEvent('authz_admin', { action: 'webhook', key: String(id) })
  await printLine(terminal, `Adres ${id} jest skasowany.`)
}

function unknownEndpoint(id: number): CommandRefused {
  return new CommandRefused(`Nie ma adresu ${id}. Wszystkie pokazuje: webhooks list`)
}

interface DeliveriesOptions {
  failed?: true
  limit: string
}

const states = { waiting: 'czeka', delivered: 'doszło', failed: 'nie doszło' }

async function deliveries(terminal: Terminal, id: string | undefined, options: DeliveriesOptions): Promise<void> {
  const found = await listWebhookDeliveries(await commandContext(terminal), {
    endpointId: id === undefined ? undefined : parseWholeNumber(id, 'Numer adresu'),
    onlyFailed: options.failed ?? false,
    limit: parseWholeNumber(options.limit, '--limit'),
  })
  for (const { id, endpointId, messageId, body, createdAt, state, attempts, result } of found) {
    const { type, data } = JSON.parse(body) as { type: string; data: { orderNumber?: number } }
    const outcome = `${states[state]}${result ? ` (${result})` : ''}, prób: ${attempts}`
    await printLine(
      terminal,
      `${id}  ${formatPolishTime(createdAt)}  adres ${endpointId}  ${type} ${data.orderNumber ?? ''}  ${outcome}  ${messageId}`,
    )
  }
  if (found.length === 0) await printLine(terminal, 'Niczego nie ma.')
}

async function resend(terminal: Terminal, typed: string): Promise<void> {
  const id = parseWholeNumber(typed, 'Numer wysyłki')
  if (!(await resendWebhook(await commandContext(terminal), id)))
    throw new CommandRefused(`Nie ma wysyłki ${id}. Wszystkie pokazuje: webhooks deliveries`)
  await printLine(terminal, 'Wyśle się za chwilę.')
}
