import { storageKeys } from '../../shared/facts';
import { getCallPath } from '../api/calls';
import { environment } from '../environment';

/** Property of window with the promise of the count that the script has read, if it was the first page of the visit. */
export const visitCountProperty = '___visits';

/**
 * Runs in the head, because a visitor may leave before other scripts load. Counts one visit per browser session as soon as the page is
 * shown: not while it is prerendered or in a background tab. The session marker is in one tab's storage, so tabs ask each other, and one
 * at a time counts (Web Locks exist only on secure origins). A failure is only logged, and the next page tries again.
 */
export const visitScript = `(function(d,w,u,k,m){
function open(f){if(!w.BroadcastChannel)return;var c=new BroadcastChannel(k);c.onmessage=function(e){f(e.data,c)};return c}
function ask(){return new Promise(function(done){
var c=open(function(a){if(a==='yes')end(true)});if(!c)return done(false);
var t=setTimeout(end,200,false);function end(a){clearTimeout(t);c.close();done(a)}c.postMessage('?')})}
function answer(){var c=open(function(a,c){if(a==='?')c.postMessage('yes')});if(c)w.addEventListener('pagehide',function(){c.close()},{once:true})}
function call(o){return fetch(u,o).then(function(r){return r.ok?r.json():Promise.reject(r.status)})}
function count(){
if(sessionStorage.getItem(m)!==null)return answer();
var read=w.${visitCountProperty}=call().then(function(b){var n=b&&b.count;return Number.isInteger(n)&&n>=0?n:Promise.reject('no count')});
read.catch(function(){});
function post(){return ask().then(function(isCounted){return isCounted||read.then(function(n){
return call({method:'POST',keepalive:true,headers:{'content-type':'application/json'},body:JSON.stringify({count:n+1})})})})
.then(function(){sessionStorage.setItem(m,'1');answer()})}
(navigator.locks?navigator.locks.request(k,post):post()).catch(warn)}
function warn(e){console.warn('The visit could not be counted.',e)}
function start(){
var event=d.prerendering?'prerenderingchange':d.visibilityState==='hidden'?'visibilitychange':'';
if(event)return d.addEventListener(event,start,{once:true});
try{count()}catch(e){warn(e)}}
start()
})(document,window,'${environment.apiUrl}${getCallPath('GET /count')}','visit-counted','${storageKeys.visit}')`;
