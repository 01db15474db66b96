import type { SignInWords } from '../sign-in.ts';

export const SIGN_IN_ES: SignInWords = {
  product: 'Auditoría de Oportunidades Educativas',
  signIn: {
    title: 'Iniciar sesión',
    lead: 'Suba los datos de su distrito, revise su calidad y seleccione expedientes de estudiantes.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    button: 'Iniciar sesión',
    checkBoth: 'Revise los dos e inténtelo de nuevo.',
    forgotten: '¿Olvidó su contraseña?',
    ask: '¿Olvidó su contraseña? Un administrador de su distrito puede crear un enlace para una nueva.',
    expired:
      'Esta página de inicio de sesión caducó, o las cookies están desactivadas en este navegador. Comience de nuevo.',
  },
  secondStep: {
    title: 'Escriba su código',
    lead: 'Abra su aplicación de autenticación y escriba el código de seis dígitos de la Auditoría de Oportunidades Educativas.',
    code: 'Código',
    orRecovery: '¿No tiene el teléfono a mano? Escriba uno de sus códigos de recuperación.',
    lost: '¿Perdió el teléfono y los códigos de recuperación? Pida ayuda a quien administra este portal.',
    button: 'Continuar',
    wrong: 'Este código no funciona. Cada código sirve una vez; espere el siguiente e inténtelo de nuevo.',
    setUpTitle: 'Configure una aplicación de autenticación',
    setUpLead: 'Desde ahora iniciará sesión con su contraseña y un código de su teléfono.',
    required:
      'Aquí se inicia sesión con una contraseña y un código de una aplicación de autenticación. Configúrela para continuar.',
    scan: 'Abra una aplicación de autenticación en su teléfono y escanee este código.',
    picture: 'Código QR para su aplicación de autenticación',
    orType: 'O escriba esta clave en la aplicación:',
    typeCode: 'Escriba el código de seis dígitos que muestra la aplicación.',
    making: 'Se está activando y se crean sus códigos de recuperación. Tarda unos segundos.',
    notMade: 'No se activó porque algo falló de nuestro lado. Inicie sesión e inténtelo de nuevo.',
    recoveryTitle: 'Guarde sus códigos de recuperación',
    recoveryLead:
      'Si pierde el teléfono, cada uno de estos códigos le permite iniciar sesión una vez. Imprímalos o guárdelos en un administrador de contraseñas.',
    recoveryOnce: 'Solo se muestran ahora.',
    saved: 'Los guardé, continuar',
  },
  newPassword: {
    signsOut: 'Se cerrará su sesión en todas partes, también aquí, y la iniciará con la contraseña nueva.',
    button: 'Cambiar la contraseña',
    doneTitle: 'Se cambió su contraseña',
    done: 'Se cerró su sesión en todas partes. Inicie sesión con la contraseña nueva.',
  },
  demo: {
    title: 'Personas del distrito de demostración',
    choose: (password) => `Elija con quién iniciar sesión. La contraseña siempre es «${password}».`,
    operator: 'Operador',
    oneSchool: (roles) => `${roles}, una escuela`,
    roles: {
      ADMIN: 'Administrador',
      DISTRICT_DATA_LEAD: 'Responsable de datos del distrito',
      ACCOUNT_MANAGER: 'Gerente de cuenta',
      XQ_USER: 'Usuario de XQ',
      FACILITATOR: 'Facilitador',
      SCHOOL_FACILITATOR: 'Facilitador escolar',
    },
  },
  forgotten: {
    title: '¿Olvidó su contraseña?',
    lead: 'Escriba su dirección de correo. Le enviaremos un enlace para elegir una contraseña nueva.',
    button: 'Enviar el enlace',
    notAnAddress: 'Escriba una dirección de correo, como nombre@distrito.org.',
    sentTitle: 'Revise su correo',
    sent: (email) => `Si ${email} tiene acceso aquí, le enviamos un enlace. Sirve una vez, durante una hora.`,
    nothingCame:
      '¿No llegó nada? Revise el correo no deseado, o pregunte a un administrador de su distrito si invitó a esta dirección.',
    noMail:
      'Este portal no envía correos. Pida a un administrador de su distrito que cree un enlace para usted, en Configuración, Personas.',
    letter: (link, minutes) => ({
      subject: 'Elija una contraseña nueva para la Auditoría de Oportunidades Educativas',
      text: `Alguien pidió una contraseña nueva para esta dirección. Elíjala aquí:
${link}

El enlace sirve una vez, durante ${minutes} minutos. Si no fue usted, no haga nada: su contraseña no cambia. No comparta el enlace.
`,
    }),
  },
  invitation: {
    welcome: 'Le damos la bienvenida',
    newPassword: 'Contraseña nueva',
    setPassword: (email) => `Elija una contraseña nueva para ${email}.`,
    setBoth: (email) => `Escriba su nombre y elija una contraseña para ${email}.`,
    name: 'Nombre',
    rule: (shortest) =>
      `Al menos ${shortest} caracteres. Unas pocas palabras son más fáciles de recordar que los símbolos.`,
    present: 'Contraseña actual, si ya eligió una',
    why: 'Con ella sigue siendo miembro de sus otros distritos. Sin ella, cada uno tiene que enviarle una nueva invitación. Se cierra su sesión en todas partes.',
    signedOut: 'Se cierra su sesión en todas partes.',
    letters: 'Los correos sobre esta auditoría le llegan en español. Puede cambiarlo en el menú de idioma del portal.',
    button: 'Guardar y continuar',
    noName: 'Escriba su nombre.',
    tooShort: (shortest) => `La contraseña necesita al menos ${shortest} caracteres.`,
    overTitle: 'Este enlace ya no sirve',
    over: 'Ya se usó, caducó o fue reemplazado por uno más reciente.',
    overNext: 'Si ya eligió una contraseña, inicie sesión. Si no, pida a su administrador un enlace nuevo.',
    letter: (district, link, hours) => ({
      subject: 'confirme su correo',
      text: `${district} le dio acceso a su Auditoría de Oportunidades Educativas. Confirme que esta dirección es suya y elija una contraseña:
${link}

El enlace sirve una vez, durante ${hours} ${hours === 1 ? 'hora' : 'horas'}. No lo comparta: quien lo abra inicia sesión como usted. Si no conoce ${district}, no haga nada.
`,
    }),
  },
  out: {
    title: 'Cerrar sesión',
    button: 'Cerrar sesión',
    done: 'Sesión cerrada',
    doneLead: 'Su sesión está cerrada.',
    failed: 'No se pudo iniciar sesión',
    failedLead: 'Este inicio de sesión caducó o se abrió en otro navegador. Comience de nuevo.',
  },
};
