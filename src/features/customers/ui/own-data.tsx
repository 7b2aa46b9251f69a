import { useWords } from '#kit/words.tsx'
import { phoneWords } from '#shared/phone-words.ts'
import { accountTexts } from '../texts/account.ts'

interface OwnDataProps {
  customer: { firstName: string; lastName: string; email: string; phone: string; company: string; taxNumber: string }
}

/** What the shop knows of a client; what is not known has no line. */
export function OwnData({ customer }: OwnDataProps) {
  const say = useWords()
  const lines = [
    [accountTexts.name, `${customer.firstName} ${customer.lastName}`.trim()],
    [accountTexts.email, customer.email],
    [accountTexts.phone, phoneWords(customer.phone)],
    [accountTexts.company, customer.company],
    [accountTexts.taxNumber, customer.taxNumber],
  ] as const
  return (
    <section aria-labelledby="dane" className="flex flex-col gap-4">
      <h2 id="dane" className="text-heading">
        {say(accountTexts.ownData)}
      </h2>
      <dl className="grid gap-x-6 tablet:grid-cols-[auto_1fr] tablet:gap-y-2">
        {lines
          .filter(([, value]) => value !== '')
          .map(([text, value]) => (
            <div key={text.key} className="contents">
              <dt className="text-soft">{say(text)}</dt>
              <dd className="mb-3 tablet:mb-0">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
