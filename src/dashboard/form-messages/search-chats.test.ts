import { expect, test } from 'vitest';
import { chat, message } from '../parts/testing/sample-chats';
import { searchChats } from './search-chats';

const rosa = chat({
  userId: 'rosa',
  name: 'Rosa Núñez',
  contact: '2125550143',
  messages: [message({ text: 'Can someone call after 3 pm?' })],
});
const ben = chat({ userId: 'ben', name: 'Ben Adler', contact: '9735550118', email: null });
const found = (query: string) => searchChats([rosa, ben], query).map(({ userId }) => userId);

test.each([
  ['', ['rosa', 'ben']],
  ['nunez', ['rosa']],
  ['ROSA call', ['rosa']],
  ['rosa adler', []],
  ['(212) 555-01', ['rosa']],
  ['973', ['ben']],
  ['family.example', ['rosa']],
  ['.*', []],
])('searching for %j finds %j', (query, userIds) => {
  expect(found(query)).toEqual(userIds);
});
