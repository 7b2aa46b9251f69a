import { useWords } from '#kit/words.tsx'
import type { Order } from '../rules/order.ts'
import { withdrawalTexts } from '../texts/mail.ts'

/** The model withdrawal form with the seller filled in, to be printed or answered by mail. */
export function WithdrawalForm({ order, day }: { order: Order; day: string }) {
  const say = useWords()
  const { name, street, postcode, city, email } = order.seller
  const seller = `${name}, ${street}, ${postcode} ${city}, ${email}`
  const dots = '…'.repeat(40)
  return (
    <html lang="pl">
      <head>
        <meta charSet="utf-8" />
        <title>{say(withdrawalTexts.title)}</title>
      </head>
      <body>
        <h1>{say(withdrawalTexts.title)}</h1>
        <p>{say(withdrawalTexts.note)}</p>
        <p>{say(withdrawalTexts.recipient, { seller })}</p>
        <p>
          {say(withdrawalTexts.statement)} {dots}
        </p>
        <p>
          {say(withdrawalTexts.dates)} {say(withdrawalTexts.contract, { day, number: order.number })}
        </p>
        <p>
          {say(withdrawalTexts.name)} {dots}
        </p>
        <p>
          {say(withdrawalTexts.address)} {dots}
        </p>
        <p>
          {say(withdrawalTexts.signature)} {dots}
        </p>
        <p>
          {say(withdrawalTexts.date)} {dots}
        </p>
        <p>{say(withdrawalTexts.star)}</p>
      </body>
    </html>
  )
}
