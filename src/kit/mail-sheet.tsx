import { Body, Container, Head, Heading, Html, Preview, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { look } from './mail-look.ts'

interface MailSheetProps {
  shopName: string
  /** What mail programs show beside the subject. */
  preview: string
  title: string
  children: ReactNode
}

/** What every mail of the shop is written on. */
export function MailSheet({ shopName, preview, title, children }: MailSheetProps) {
  return (
    <Html lang="pl">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={look.body}>
        <Container style={look.container}>
          <Text style={look.shop}>{shopName}</Text>
          <Heading style={look.title}>{title}</Heading>
          {children}
        </Container>
      </Body>
    </Html>
  )
}
