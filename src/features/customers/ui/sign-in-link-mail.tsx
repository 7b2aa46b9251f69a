import { Button, Hr, Section, Text } from '@react-email/components'
import { look } from '#kit/mail-look.ts'
import { MailSheet } from '#kit/mail-sheet.tsx'
import { useWords } from '#kit/words.tsx'
import { signInLinkMailTexts as texts } from '../texts/sign-in-link.ts'

interface SignInLinkMailProps {
  shopName: string
  /** Where the button leads. */
  address: string
  /** Who writes: name and postal address. */
  sender: string
}

/** A one-time link to sign in: one thing to do, and what to do if somebody else has asked for it. */
export function SignInLinkMail({ shopName, address, sender }: SignInLinkMailProps) {
  const say = useWords()
  return (
    <MailSheet shopName={shopName} preview={say(texts.preview)} title={say(texts.title)}>
      <Text style={look.text}>{say(texts.text)}</Text>
      <Section style={{ padding: '20px 0' }}>
        <Button href={address} style={look.button}>
          {say(texts.button)}
        </Button>
      </Section>
      <Text style={look.text}>{say(texts.validity)}</Text>
      <Text style={look.text}>{say(texts.notYou)}</Text>
      <Hr style={look.rule} />
      <Text style={look.soft}>{sender}</Text>
    </MailSheet>
  )
}
