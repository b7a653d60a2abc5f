import { type Data, useRead } from '../api/workspace'

export type PersonDetails = Data<'/people/{person}'>
export type PersonFacts = PersonDetails['person']

/** Reads a person with the sources, and with the Sets and datasets that hold the person. */
export const usePerson = (person: string) => useRead('/people/{person}', { params: { person } })
