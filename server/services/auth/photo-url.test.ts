import { expect, test } from 'vitest';
import { toPhotoUrl } from './photo-url';

test.each([
  'https://lh3.googleusercontent.com/a/x=s96-c',
  'https://graph.facebook.com/1/picture',
  'https://platform-lookaside.fbsbx.com/platform/profilepic/?asid=1',
  'https://scontent-lga3-1.xx.fbcdn.net/v/x.jpg',
])('accepts %s', (address) => {
  expect(toPhotoUrl(address)).toBe(address);
});

test.each([
  'https://larkspan.example/api/photos/0190-abc_D',
  'http://localhost:8000/api/photos/0190-abc_D',
  'https://evil.example/photos/0190-abc_D',
])('uses the local path of %s', (address) => {
  expect(toPhotoUrl(address)).toBe('/photos/0190-abc_D');
});

test.each([
  'https://evil.example/me.jpg',
  'https://googleusercontent.com.evil.example/me.jpg',
  'https://evilgoogleusercontent.com/me.jpg',
  'https://lh3.googleusercontent.com@evil.example/me.jpg',
  'http://lh3.googleusercontent.com/me.jpg',
  'https://graph.facebook.com:8443/me.jpg',
  'https://evil.example/photos/a/b',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '',
])('rejects "%s"', (address) => {
  expect(toPhotoUrl(address)).toBeNull();
});
