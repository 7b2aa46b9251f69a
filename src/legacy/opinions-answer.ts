import type { OpinionSubject } from '#features/opinions/rules/opinion.ts'
import { countMatching, opinionRatings, opinionsPerPage } from '#features/opinions/rules/opinion.ts'
import type { OpinionFilter } from '#features/opinions/rules/opinion-list.ts'
import { getOpinionList } from '#features/opinions/views/opinion-list.ts'
import type { PublicShop } from '#shop'

const warsaw = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Warsaw' })

/** A request for published opinions; `subject` is null where it names neither a product nor the shop. */
export interface OpinionsRequest {
  subject: OpinionSubject | null
  filter: OpinionFilter
}

/** type=order|product, sourceId or product of the latter, rating[]=n, resultsPage=n (from 0), confirmed=1; the newest first. */
export function readOpinionsRequest(fields: readonly [name: string, value: string][]): OpinionsRequest {
  const values = new Map(fields)
  const id = values.get('sourceId') ?? values.get('product') ?? ''
  const product = /^[1-9]\d{0,8}$/.test(id) ? { productId: Number(id) } : null
  const page = values.get('resultsPage') ?? ''
  const asked = new Set(fields.flatMap(([name, value]) => (/^rating(?:\[\d*\])?$/.test(name) ? value : [])))
  return {
    subject: values.get('type') === 'order' ? 'shop' : product,
    filter: {
      ratings: opinionRatings.filter((rating) => asked.has(String(rating))),
      confirmedOnly: values.get('confirmed') === '1',
      order: 'newest',
      page: /^\d{1,4}$/.test(page) ? Number(page) + 1 : 1,
    },
  }
}

/** {results, resultsPage, resultsLimit, resultsNumberAll, errors} of WIRE.md; a page after the last is empty. */
export async function opinionsAnswer(shop: PublicShop, { subject, filter }: OpinionsRequest) {
  const list = subject && (await getOpinionList(shop, subject, filter))
  return {
    results: (list?.opinions ?? []).map((opinion) => ({
      ...{ id: opinion.id, rating: opinion.rating, content: opinion.content, author: opinion.author },
      createDate: warsaw.format(opinion.writtenAt),
      language: opinion.language,
      confirmedByPurchase: opinion.isConfirmed,
      ...{ scorePositive: opinion.helpful, scoreNegative: opinion.unhelpful },
      answer: opinion.answer,
      answerDatetime: opinion.answeredAt && warsaw.format(opinion.answeredAt),
    })),
    ...{ resultsPage: filter.page - 1, resultsLimit: opinionsPerPage },
    resultsNumberAll: list ? countMatching(list.counts, filter) : 0,
    errors: [],
  }
}
