import { hash } from 'node:crypto'

/**
 * The list types of California's Delete Request and Opt-out Platform. kith holds no mobile advertising ids,
 * vehicle numbers, television ids, ZIP codes or dates of birth, so only the lists of e-mail addresses and
 * telephone numbers can match.
 */
export const DROP_LISTS = ['Email', 'Phone', 'NDZ', 'MAID', 'NameVIN', 'CTVID'] as const
export type DropList = (typeof DROP_LISTS)[number]

export const MATCHED_LISTS: readonly DropList[] = ['Email', 'Phone']

/** What a data broker reports about a work item. The platform defines the codes. */
export const DROP_STATUS = { exempted: 2, deleted: 3, opted_out: 4, not_found: 5 } as const

/** Standardises an address as the platform does: no white space, lower case. */
export const dropEmail = (text: string): string => text.replace(/\s/g, '').toLowerCase()

/** Standardises a number as the platform does: its last ten digits. */
export const dropPhone = (text: string): string => text.replace(/\D/g, '').slice(-10)

/** Returns the platform's hash of a standardised text: SHA-256 of its UTF-8, in Base64. */
export const dropHash = (text: string): string => hash('sha256', text, 'base64')
