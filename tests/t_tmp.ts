import { parseQuery } from '#domain/search/query_language/parse_query'
import { readTask } from '#domain/agent/rules/read/read_task'
import { words } from '#domain/people/text'
import { findPlaces } from '#domain/people/places/places'
import { findRoles } from '#domain/people/role_mentions'
import * as q from '#domain/search/query_language/tokens'
import { findEmployers } from '#domain/search/query_language/employers'
const t=(n:string,f:()=>any)=>{f();let best=1e9;for(let i=0;i<7;i++){const b=process.cpuUsage();f();const u=process.cpuUsage(b);best=Math.min(best,(u.user+u.system)/1000)}console.log(n,best.toFixed(1))}
const h='中文搜索引擎王小明北京'.repeat(182).slice(0,2000)
parseQuery('Software engineers in Berlin'); readTask('Find engineers in Berlin')
t('parse',()=>parseQuery(h)); t('task',()=>readTask(h.repeat(10)))
const query=q.tokenise(h)
t('tokenise',()=>q.tokenise(h)); t('words',()=>words(h)); t('places',()=>findPlaces(words(h))); t('roles',()=>findRoles(words(h)))
t('employers',()=>findEmployers(query,[]))
