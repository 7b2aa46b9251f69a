import { type RawBuilder, sql } from 'kysely'
import { openDatabase } from '#platform/database/open-database.ts'
import { urls } from '#shared/urls.ts'
import { suggestionsQuery } from '../../src/storefront/frame/suggestions/fetch-suggestions.ts'
import type { ShopData } from '../environment/shop-process.ts'
import type { VisitorAction } from '../load/visitor.ts'

/** As people type: beginnings, several words, inflected, without diacritics, misspelt, codes, and words without results. */
const texts = [
  ...['kub', 'kubek', 'kubki do her', 'filiz', 'talerz gł', 'talerze', 'misecz', 'wazony z terakoty', 'doniczka mała'],
  ...[
    'obrus lnia',
    'bieżnik z lnu',
    'recznik',
    'ręczniki bawełniane',
    'poduszka w krate',
    'koc wełn',
    'zasłony',
    'firana z mu',
  ],
  ...[
    'herbata zielona',
    'napar z mali',
    'kawa etiopia',
    'kawa do prze',
    'czajnik mos',
    'notes a5',
    'szkicownik',
    'koperty',
  ],
  ...[
    'kartka świąteczna',
    'wstazka',
    'swieca soj',
    'świeczniki mosiężne',
    'deska dęb',
    'stołek z jesionu',
    'torba na zakupy',
  ],
  ...['czarny', 'granatowy kubek', 'skandynawski', 'w paski', 'kamionka', 'manufaktura', 'zaklady', 'bediwa'],
  ...[
    'fliżanka',
    'tależ',
    'dzbanke',
    'hebata',
    'KUB-1234',
    'TAL-77-2',
    '290000000',
    '500 g',
    'kawa 1 kg',
    'mała miska z porcelany',
  ],
  ...['letni obrus 140x240', 'nie ma takiego', 'hulajnoga elektryczna'],
]

/** The requests of the storefront's suggestions. */
export function suggestionCalls(): VisitorAction[] {
  const type = 'application/json'
  return texts.map((text) => ({
    method: 'POST',
    address: '/graphql/v1/',
    type,
    body: JSON.stringify({ query: suggestionsQuery, variables: { text } }),
  }))
}

export function resultPages(): VisitorAction[] {
  return texts.map((text) => ({ method: 'GET', address: `/szukaj?text=${encodeURIComponent(text)}` }))
}

/** Every category of the menu that the large catalogue fills, from the roots down. */
export async function plainCategories(data: ShopData): Promise<VisitorAction[]> {
  const rows = await runQuery<{ id: number; name: string }>(
    data,
    sql`select distinct category.id, category.name from listing cross join unnest(categories) filled (id)
      join category using (id) where listing.product_id % 100 = 0 order by category.id`,
  )
  return rows.map((category) => ({ method: 'GET', address: urls.category(category) }))
}

/** Each with three filters that some product of it passes: a colour, another parameter, and alternately its size, producer, price or stock. */
export async function filteredCategories(data: ShopData): Promise<VisitorAction[]> {
  const rows = await runQuery<{ id: number; name: string; values: string[]; size: string | null; producer: number }>(
    data,
    sql`select category.id, category.name, given.values, given.size, given.producer
      from category cross join lateral (
        select listing.sizes[1] as size, listing.producer_id as producer, array(
          select 'filter_parameter_' || value.parameter_id || '=' || value.id
          from unnest(listing.parameter_values) with ordinality held (id, place)
          join parameter_value value on value.id = held.id order by held.place limit 2
        ) as values
        from listing where categories @> array[category.id] and in_stock order by popularity desc, product_id limit 1
      ) given
      order by category.id`,
  )
  return rows.map(({ id, name, values, size, producer }, place) => {
    const third = [
      `filter_size=${encodeURIComponent(size ?? '')}`,
      `filter_producer=${producer}`,
      'filter_price=40-400',
      'filter_availability=stock',
    ]
    return { method: 'GET', address: `${urls.category({ id, name })}?${[...values, third[place % 4]].join('&')}` }
  })
}

async function runQuery<Row>({ databaseUrl, folder }: ShopData, question: RawBuilder<unknown>): Promise<Row[]> {
  const database = await openDatabase(databaseUrl, folder)
  const { rows } = await question.execute(database.query)
  await database.close()
  return rows as Row[]
}
