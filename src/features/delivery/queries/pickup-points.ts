import { type RawBuilder, sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { PickupPoint, PointQuery } from '../rules/pickup-point.ts'

/** How far a point may be from the postcode that was searched for, in degrees of latitude: some 40 km. */
const reach = 0.36

const columns = sql`
  code, street, street_number as "streetNumber", postcode, city, country, place, hours,
  takes_payment as "takesPayment", latitude, longitude
`

/** One point of a courier, by its code without hyphens; null when its carrier does not list it. */
export async function findPickupPoint(shop: PublicShop, courierId: number, code: string): Promise<PickupPoint | null> {
  const { rows } = await sql<PickupPoint>`
    select ${columns} from pickup_point where courier_id = ${courierId} and plain_code = ${code}
  `.execute(shop.database)
  return rows[0] ?? null
}

interface PointSearch {
  courierId: number
  country: string
  /** Null: all. */
  query: PointQuery | null
  /** The digits of the buyer's postcode: of several points that are found, the nearest to it come first; null: not known. */
  near: string | null
  /** Only points where a parcel can be paid for. */
  takesPayment?: boolean
  limit: number
}

/**
 * The points that were searched for, those in a town of that name first, then the nearest: to the postcode in the query, or else to the
 * buyer's. The place of a postcode is the mean of the points in it, or in the smallest area around it with any.
 */
export async function findPickupPoints(shop: PublicShop, search: PointSearch): Promise<PickupPoint[]> {
  const { courierId, country, query, near, takesPayment = false, limit } = search
  const postcode = query && 'postcode' in query ? query.postcode : near
  const offered = sql`courier_id = ${courierId} and country = ${country}`
  const { rows } = await sql<PickupPoint>`
    with centre as (
      select middle.* from unnest(${areasAround(postcode ?? '')}::text[]) as area
      cross join lateral (
        select avg(latitude) as north, avg(longitude) as east from pickup_point where ${offered} and ${isIn(sql`area`)}
      ) as middle
      where north is not null order by length(area) desc limit 1
    )
    select ${columns} from pickup_point left join centre on true
    where ${offered} and (takes_payment or not ${takesPayment}::boolean) and ${matches(query)}
    order by ${townFirst(query)} (latitude - north) ^ 2 + ((longitude - east) * cosd(north)) ^ 2 nulls last, city, postcode, code
    limit ${limit}
  `.execute(shop.database)
  return rows
}

/** '31146' → '31146', '3114', '311', '31': the first two digits are a district. */
function areasAround(postcode: string): string[] {
  const lengths = [5, 4, 3, 2].filter((length) => length <= postcode.length)
  return lengths.map((length) => postcode.slice(0, length))
}

/** Whether the postcode begins so; ':' comes after all digits. */
function isIn(area: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`postcode_digits collate "C" >= ${area} and postcode_digits collate "C" < ${area} || ':'`
}

/** Around a postcode: what is within reach of its centre, or has no coordinates and lies in its district. */
function matches(query: PointQuery | null): RawBuilder<boolean> {
  if (!query) return sql`true`
  if ('postcode' in query) {
    const district = sql`${query.postcode.slice(0, 2)}::text`
    return sql`(
      (latitude between north - ${reach}::float8 and north + ${reach}::float8 and abs(longitude - east) * cosd(north) < ${reach}::float8)
      or (latitude is null and ${isIn(district)})
    )`
  }
  if ('code' in query) return sql`starts_with(plain_code, ${query.code})`
  const found = query.words.map((word) => sql<boolean>`strpos(words, ${` ${word}`}) > 0`)
  const [only = ''] = query.words
  const isCode = query.words.length === 1 ? sql`starts_with(plain_code, ${only.toUpperCase()})` : sql`false`
  return sql`((${sql.join(found, sql` and `)}) or ${isCode})`
}

/** A town of that name comes before streets of that name, and before towns that only begin so. */
function townFirst(query: PointQuery | null): RawBuilder<unknown> {
  return query && 'words' in query ? sql`starts_with(words || ' ', ${` ${query.words[0]} `}) desc,` : sql``
}
