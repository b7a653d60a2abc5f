export default class C {
  handle() {}
  create() {}
  read() {}
}
