/*
 * Plans as earlier versions stored them on devices, with the PIN 270594 and bytes in base64. They were created by the
 * code of those versions. Do not regenerate them, because devices still have them.
 */

export const KEPT_PLANS = {
  "the first release": {
    planId: "0199e2a0-0000-7000-8000-000000000003",
    userId: "0199e2a0-0000-7000-8000-000000000001",
    readAt: "2026-11-23T10:05:00.000Z",
    contactAt: 1795428300000,
    hasNumericPin: true,
    wrongPins: 0,
    publicKey:
      "BH5P3VmH2tSqOxWqKHcDktDpRx+tYDdxsl8WSEdBP4tuZUngdiG6zWUklP7CIjtd7MuWmjokgM4M5ZeqVJJ7P8w=",
    privateKey: {
      salt: "gZUVLmDqIhOD/srg5biDhg==",
      iterations: 600000,
      iv: "Us5P3TtwgH5PqoXA",
      bytes:
        "lVxmJTHTXsI8VV7EDtcpN+9eYJXqFveLD3RNnCcSbj/406F4lBdGY4xkf7VwYr/mNjaDpruEavZpu5BIPmEEfL7pFCoihiB+KhCnUObZt80Xobc98r0LeW5Qa1hHoje1ko8xlgoHT8TqShO+Rq+z0cAAp+GOQ1gZMzC5PvIUOazXhsZpLURv/hW17sTNPk9onS/lsnxqsllgiw==",
    },
    content: {
      sender:
        "BKz+q8uGaxAMdNNv0ttlsfrSL1LLZXBuQSDDmAI+DlJY6vojt/m/X0GqRmNqi5HjCMAk2dtm/+UPNjFvx5kP6Ws=",
      iv: "c1s53uVNLYHFuNSz",
      bytes:
        "OJ1L8FJyYohHMEksApcVYFgCQqQK008YXOx1aVMHA39j3YmziXv9VKvtalNBsvKIZdBzK/QBO5JSR61RFiRpOVNbRtgEdx0d/PRKIoW8myU+DVlbiB5yEtLN0+F+Hr/Hs7R/Uk6HnLhujLaTiGGxngn9n963+ER6BQt+K/b/AhtgcNixiXE+WFyh7kA4pNGxGWspH94+dg4CzuWnDrvKdzT42qTXHmz1SIgzW+XRhHvv5Mmlhmpt/F3TLnrF0q4nEhGDColTDZCAhsMrcqvTxCi9ewQBwaWRFyoKa7N2/PJ/5Seg/uSLwdZmFSTyxfmssbX7WPrUc1eDvZaWu1IYmH1bWCPdhuMCDFF+9tkApAxO6GcngWgkl0Vzwd7M+5b++IGiVpDeKtBTKeN9VX14SNgdkY93kI3F5nqJQXNrrlPhyVigAqF7anrpkQEkvWlqL0kom54EkrQa3LPoqehyoGj62ZDAW/ALupyPOAaQPmufyBnJFnINOI1iHZm7nCiDcWXxA7yic2cidI+SYkvW928AsMpsYBHgW306RBW/qsCCmhmHQkyzbuOvbaJ6zXSoNxj+bo+o76dnxiRUGrsS3OcZxhHZwqv2ufU+iei3aVVsLkxwYBdYNyuL2dsGxx4vrEehuGgS4W0q5EhbxzKHR0gOx/kriJA6sjfnEMjOdJQfJ6M5glS8fe1KRD/uMxN/BdbMhpumo4l068b8aka1VxV7EWzox4Ew/c1y1qwlWc/R2UCqbSNgExtUeLe+XIbTaAXMVsAjsoNLdrrNQi+rOozKIQcUNSQPZ6GgLFZW4CB9Kz8zEBpPgSh0qt3t/x381h9jMQnKM8rTzPP+x77o7DewvjfqejMP++E7wme6An4bMF/qd98ksA6lf9t/1tsX2fkaYD6JLPm1y6krerrTqNO3qTTt2CIrzLOlVy+APjkvRgTNgaITi7fd1+XIh9w3JaUoV43Yn7qGRfJHXx5hC7MKX18wrWycCKTPnxD8I0pg5fz4Umc4bMbXp6OXIkxXWMUkPSQgFDA8CnITq5v6xsJcGBPAOWCJC/uV7to7G+e9/XSdWBuu8U2l2mQAVBjL9H5vD5U94//Ch2vr+fZhEl4FKMDI6/K3x5e+EwA6Y5XwaFM6l3oYYso6Dged4n/F+A+L6OJgsQoKjn3u+Wgdm39hr23YHpjBl1wKcIs7zm1BtwFSoMlPQ2a0QNFkdxtoUnpmgJEHfnMKtDQmrrOmdx7DiBSDzAXazFZ1OdhY0LkVcicGtHJSxvyak0/fxQo38qDvWyEcwV5BbmxIvDyFbIOoRNK4Fo1K4qcd7Pn+0XJGZH75zNPl28vbzjX+elC3pmTaijldXLnBzfepiIw0B3OukE6zfSj1OB/pQtxTc21geDk1nGCr7mcJz9CE8qXUIeSM6lWtMygNDUzw/NQhfDJ+yDZy7IqQwO8P05eYIy7KSyxd7y2iG3nOAzzSV5wKZX0hgs1UhGDsA17L96Ar5cizp2tZnKEVTBHvxlqr/q0xrpOqP6plua4+InnuC3DHS0cCaywc02j2E0u5NMA1GUF89XMGhuzS7iL4iUf6r9r6OZd1Cx488IH3h2ZQcjgAipdn5YJ+fZVj1ws9mhNKTyWybn2nS2inQaV0pYTnUfcmbO3ROk5YRivJaILwg0VdukUcV5Rlz/upgR4TTmFsGQMgBKmKEgcKSReKgqDAC2pTJE2lSFGe168+IF4nId8hLAYNILGhzl5NEO9uiSi/2cuohUNnp0qHJdZSA6bpLT8qrRFi9Fu4Rbsd1NfTnWtBf0BrfhGbt4sZzeIsrfIvAeB/W0jJI+U1fdfUNA==",
    },
  },
  "the release that encrypted waiting entries": {
    planId: "0199e2a0-0000-7000-8000-000000000003",
    userId: "0199e2a0-0000-7000-8000-000000000001",
    readAt: "2026-11-23T10:05:00.000Z",
    contactAt: 1795428300000,
    hasNumericPin: true,
    wrongPins: 0,
    publicKey:
      "BGFnPmYW/mhoq+1r5VLCvFmeNYmUwq8aGE2urUL38LPqkRvjmVV4cbCAD5bWv1z8x+eTawMk1DT9/CfxJmyle68=",
    privateKey: {
      salt: "O1Fu5S8uURCeX9xRWXoGsQ==",
      iterations: 600000,
      iv: "l+h9Y9DXLwJqNkkg",
      bytes:
        "1P7U2c7BgKaNQgEiwgf+1Na9xR4wgAb0p31aq3e8gRYYBFZWaZJ7QKajsQVwE90DwVqxFgCfcNyYd/sdXfETNCBL3GrUgU7qOnmdP6/3WyqhpzJ7k31PqalR6f6XuhTPxWASDtRDZhMUoyEiTdWYzkBpybL5izbaPcVny6A6Wu6GB3VoTKAolP6d2K49aIrZnrO83vpzvIk3jA==",
    },
    content: {
      sender:
        "BJFnt87O/4FFbNaGgUjBsvoqAzzN6pTOlurEyBdkgL1iEvT9z3KSeJOhL+ST5c0tWuEzE3g1zyOmoUpMhUw9tlo=",
      iv: "l+wmZ7IbehUXnuHu",
      bytes:
        "sDvZhOcD5YVVML5QuyxXYJLOpPqLzu7jsqiz4PIUEJxkCSj/1szOaAAYiSRPWoCPLHPEB29SCGwW33bAn4/57mLp99UrOROWWA+pzOQsnL7TWzhUXnI+chMrzsm0aQwimf57mT3yMz7aF5pkGaB18381zhzctZboK8X3gGJ7JTWtsaXBztwkjjym3JBLvlcnvLHKL160f+U21NClwhIORC6/E5ShYpsehMkfnaPu4Hc2zcnphsA4zs7VVLGkJha4UPXiQLSq25EaI8ELcvT6dj8Ow6zmtKi9ZFl8+cmyKzNd48irlEqFSf4HTNIgnK0R0dQkhSytIm3zP4XS/9it5Nrq2RwHM+Gzi+5M+mZwQ6i3BS+ZSyVtpTeHITp5rvAIX2o400STPu7ZUyEiumSTeakqqsm8Xwt+NZag3E6KvEy6ADWF9W2zoojTb4EWXkwq4cWU95N6yUbiaDwCRj5X61WeyJIsJZ8bHX5YunVjoBOfp61spBvppyu+OaIIuGgC7opQPxqMI/nVU//COZlGPzyl023br7qDiXKpuXh76N7cY4fJLTuyJ9Dw+FyzQ3AIzpGnH9LFV1CZiZiQxTTuwVlwvfEHfoRVY9VQvCInlZ11UzUXrqOjewOpSFJdQ3/HQIUr0SWlijhHd99BM6BclSiJShlHE1R31JM8tzajCCVxuwMNXAJR+q/rRvUv91zKbz5+w8ZO3/LztTTNynLgrJPM4lYu4CKqi32t4MBOxxEKgP380hp/aZLQr+ggomC5+Q4SIaoQEf9z5EW9IRUwtez+MCmGUnoij/TDDi4boYkHfono3f38rnLBgkpOVO9xLlvpJqSnX7Y5IGgImRtMEeiV7AdQh4zOOpNNSa1V/KW778BHsSdiNzL2+zpufA+z9XUB7n8bxfvpA5TfH84XBALvGgIIjtHfaVpNhb3Bn0AY5p9RsYrfb49oJqExVckDO9JkBgcd/fFH3nx5pBxZ0bEcNTxD8ev2eUgqoqBo1Ly5nMnhgqmzIHa+n+QeITs0tSKt4EH6LCYY2Ag2DdhQK32fqzcVM7dQ2kNf0B6XKT/OSWQL8jjVJF0m8VTG9785faGSjZpOAVqM2uOeSh039zKTP9vOEmZ1yJuGDXf45cpo2Lqy+g2t2V8hMWyzFkWozJhWhefCsOmP/OFhC/WzXi5QZHWMZ5GQPKgawx/TdLsd7Y2E8+OXkF/ld7Sjt5Ygdt0xaxG+gnf84d9LGs/wfcnEe3331fyn62VwrIfdjz1KpfBSJF8dF8wommS9dAGrvVcjKA/q+jwKKZREgcZBeF5QNNxt5aDTnbsG+TGAtV2AhtMhst8omnfKUmhvWB2osJ+v803dCF8qtbPLdNoG9lXMH2SxFFhvaP+tLq/z4QzqKToMvqeC2V664vR9fhcg2JHsdCPAewi0KyPogJyX3fEppT0layt+SnViDfbNHTvfcEJ8McjF5GYWj5amJe50F0UMcseyK5QWlAIL37aF+5pIL4BvBLhN1j29MoEM/xhdq62JypKlSH+qH7w4djwb37zOE/0/o11s1uixD9Cldzpye4JxmT8xg1BqSxUdUUGkzSxphJoS9ZxsqsP/bACq3XFlTG2j8Bac9i2TZEbtJFbjJJiBGEPVJsocbctNpImPJ//HKmO/NIT49uj7mON+qB7seweKEB1WaRf9P9K6c90EUwPa/mxGgKFiBms2ISKPiYPqPnaf3Maa8zUIrPRBgbETVrnFY+XllCvP9UDrKvJMxPjQn2TJV+W3+nYTu37+TUqcTGy6ypVJBrXSq2FLeR8kkcOUfzCna9oSmGmyLYoFNeDNIwYMFIuHjYReqwYA5Bvi5kFJSqczMsjSIf7pOYHOfBZM/+KvtjVS1K9NTgYMHZLP12ymkN7AXk28JlC1Xj8st4hBlxrSAK8/KR6LCBfN8QOBxzRQIHDL/H1r8vkSkuT+qPGS5I8bhxvzQ72jSij6b815ln8XIRTwekSJKcR8Wb0vWqZGI/vJz+eFjge84uyz",
    },
  },
  "format 2 without business units": {
    planId: "0199e2a0-0000-7000-8000-000000000003",
    userId: "0199e2a0-0000-7000-8000-000000000001",
    readAt: "2026-11-23T10:05:00.000Z",
    installation: null,
    seenEntries: [
      {
        incidentId: "0199e2a0-0000-7000-8000-000000000004",
        number: 1,
        hash: "a1",
      },
    ],
    hasNumericPin: true,
    wrongPins: 0,
    publicKey:
      "BFQBZLBC3I4YlTcp8LPR5TOQ55grtuYa/qGakIjMpedeRssRSqINREuVMMp+be6VB7B4lz0I0cqV2GxjR8iAIyo=",
    privateKey: {
      salt: "R7NtFAhe1lbnRVjxoOQ58w==",
      iterations: 600000,
      iv: "nfhsukYTVMBzs4Z/",
      bytes:
        "xPN8GZAfhwIUjgp1D+gaECrNKgfNVHC4LTHTmL9dTbSgwaGsoU9ZjT0rZPNovedZX0TrjQVVB0YbtHjrutkc6IMpxtYD9ERFzBcGAp48Q1fS3b7zV6cqmHUo+mGwzaJe7zybGRBUPsuHn1BBJ4BpV3T+JW0IG63KPj1xEFF2q7tz9R/1X2Zz+dkUnCP59sLdjl+gS5IlFvaTgQ==",
    },
    content: {
      sender:
        "BCZ75/kZThYlCSF16A8R+oVtAhpSrn8unfP39sKDcnq1CEbd4FUvW5/X3bvitmqgSNVd13kHm5dzTEwbk12sQCE=",
      iv: "3r2vG+7xPJK+aOmS",
      bytes:
        "KM5MG4aHcSM5nMMEeWeSgauMnZmdEHuk01s27OTIjl5mP3JXMqb0ey2Dc5toimjBHYj4R24YAm+/NLxMnmL8XtBQwvWMblz1oyz/+YsgUxB9uKJtX24EzT1mW+7TkihbtdIWWRnZTk37hsj0o1CN4TLl4UqsfuCHPDlAcCe3+L+D0k/XVUUI6y0t4Megj3E6Ca87EuLFqqxe2PGVFQfoI0lof+c9T1QmUJTWMWlMQXw24afUeYahlgZq32mt1uHL7chONYpNMxy67i3KGhdkNzJhYXhj6fhzb2GLnsjfrnrkpRKYZd0BOC+AysMnYcFMOA3VVXPDO1kal4IpuMUva/a4rIjjtZtzwTbxGQkn8YUFnT2oj7YrlqrabxLljXG59eHIXCHing079U/19+PpRF1NpensqrkABzmMhtwA4+7VYINhork9NvPZP5ZXK2MS6ocXMWGVMUrFiAqVjNYdeCQA4VV9PfkLT8c6SoKte9OufoiVEItMJBLmtbZGWnU1bOGVFixUg1CgrEC9Ky+jXGhpT4nVwU6lkaOd+4HcrOc6qZsBOUqoYIYxyDwFDYG2BoqN+Q71tXRqDuS9qeLrLqa/HP6pE9+kyGjFxHc3+eW/vcK6m6p88PBlC/GB754KgcEqTbv/7qlHfTzUmjGrfxNuDo/NiHKuCIGYBbbTS35GCtb6vNuPvqg544ZNx/hM/+I0CiJ4cLj0/xJ+kwFDC6t3c+BeLHCAP7F3BhpPA92onfeeBZFVX4HvIpOTwrgcc3HcBT4+RJWUkYsMP6u7vbtLkyANL08es5nRanrpTXhsagHTvHbPe/UORi1/wIkut0GCuZ0avLb/lf8sJu0hHn9UdKDMc9h3rRpN5yjaYzAMakNbGTAXvOf4tgJOOr/5vmmedGJ1z1Eaeot+JxcfKy+EpVVzi6GIBWKUBnFhuFgfkY5cyWyH1cXKKdqX2GTMDGyKf5NnaFkck9PPIgavdXTMemEEzXl2S4pebxC3LEuuQEY3aw3SAPxC88DqmpcaSxER7gLIgQv277WGpx9uEHtHwHeGJyANd6OPKJ32IsTtK9vnGzPxh2Znopa//MkXvp0rKNZLJRd8HteLBmb19I8f5Ec5p5KmMYJEgXw8jzA7kxez+2Vn8iWpKcQJeAlr8s6+GNw5NLRmhwHCIJSEcCKm+j/EoMzXvCb5VMScdMRDgi8ciskRKfTfph9OqILzsH2qIjz5a5pI3YjmcHn3lzYF8fPmooz5gxI4Tz8/ALEDxLF5G1FngsnKe91+f6STAdmvANGwnWAiIk2Qclgqd9yY1WY8zgHjZacsXz4nVtyi70UJj75qU2DRTnQfSbGIE4M4ZrtHmFWWExJlxcpYQa5xks3gPSB5jQT6aMpu6KRUsenTNJCgJ3pcb24e1YRV9lF000dSxUBM4NgUzz9RXQFnUPvFQf1HS54ev6z7lOfHW7IjSNRUxVaTCNmP48bu4Z07Tw5LhfpbFTc3hDNx+jW5VYKw10SYXiorXxmmpAoXnqanhZX6He4JDNghGGbuS/UCY7cqHJBlgeOfdD6vaavy3tQk7hhxVy2gUIn5KKTDQIWKB3TI4YNIIWwK0wLqgyuCeHVLfaT8tynyemSD3/7si0Lcv4yUOR5wYSGh0DROoIz3lKLETFzPGSma0x7OOWOhu6Qkhw0Gy9XsF0mx9hWJX7muvP6c70JRuC5Th0f98e+nH/jKMxnbEzpBw2GkKN+p/C6WXvoOeu5aixwxvXACfVTucuU7/WL3Qi4yCS+UES5r7+mgqoZNLHV33XMbu39FTrXpaDV8n7Ihos0s9P0R1B/pEfkKdlFagVuhhTrV1rog7GKK/utTC3z+gC1SZbgevQhvX0CCISPM1pMgH6YbRYh6sBJzqwZnTibXgFgflyK5apnaWYFmHq8lfQUXks8UDO1zLCawtWB0GfaDK9iO7H/fQ3ewOxnLJ6xaF7uizs0Vg1yXDDZpndmd1A2EbBVQp5QKpQJR2ewMA9v0kpb9qfR6wgtmiPhBQU+5vo1TLLYWOg6Rs+GL/QPzzKeBTYGB1eJ2zEf0GLA62qQ7Kgx7LuraxcL6T8BJ/PlVevip3FGAHgWpeK53Vq0sz8FBPebG3gTpOxLvzH3x9+G7tFG3llXx8uj1zTLlRKB2HKe/buYxHw1Aj75TB9ZrWNuMw5H/Z1hK4NGTLmWv68PRWekWbgB/I8qP1m2O+/tglG1pOWSdUSdwZbdqPGoC12yPmwydNQJ7S8u8aMn4QTXAw1H8r+Rz1x2v6xa0yLaam1M4ruv2gOsUKstduTxVHBDsgKp1QQUYNGm2xQZFCOTtHzcPLUYUcmbcnoC5UNrbG8WwJz10jdhVuTZvwhETohHwCohJMyBdQ4NxBDMTzU2ww74P",
    },
    remains: {
      sender:
        "BJl02zFtk5h+0keayCQHpSBfdf3Lmg29Dl43BQafTlVJhIqGnvAS7e37GNulzqsWZk5qXvsrg06jvHhEfeMqhcQ=",
      iv: "n75Q+AN2k9CkPPK0",
      bytes:
        "+ymqP8MdEF/RHaPFFvxS+tLPv+Woytiys9ljfd7lHypZdMxanKLboKYEpv6+3crT+DVg4f0WO2X5DKRvfNleNV2lZW7xBB2jpBLXaSoWcrHMtcmm8X4q9by/TGcXwPCF3za3pAMGqOsKMZKov//LNWaK8l9BYP8Jl0kFyTgsS1lE5w5RW1ttc4rjt96JFH5AXlCfhdisbdWCvJbPQ1i3uIlTVSnJ3I/EEK7Kx17DDJYO7GIr4p37BNI2FFV6bqDWg1i5xNbP//syN1X/0Xqj3EumXXc6o+32iYQXCK1N+m2BWa/QGikxaNPnTDlzNtso4wpnY/X6MuqyKz/QGrjL+cMY0kwgsCGv5eMkceFAaia15tFzEwFrzq01ZD/l6SOPzOerIXPiJ0pZw1rNB58QKkdfZF+He0qUOYwcXAFOZ7pAm0bOqFyclJC71yvbR26cJT6uBsyMfoD125QDrvGjx5PlNytI3G5xCUDMKcRyFD+f2H0XB8XIjm9tqRJP34mjPIfXzm9GIBbcpqB352BI3EiJuYYdOIT8o1x2lguv4yEIN7lU2b3u+SXzy1Pi/DYpyYzjruJbaSa3YZVlPLrD5+yv1wI7OO8/5LPY1PEm3OX4IPOqVki/RvgGux0mZw/4L5rDWkIyc94suBlab3dY06dSVLSFXfKsIWQ2efvA7aAw2LrwHt98BNReO5G2dwAL8KVdak+kJTad1RvPSlLSzThDacXj3bhYX+6oRoxb0OvewfeXU9t5c7UyJ0KQt8gMJNfMnQTZCTHemNz9Z4qXwuEBJkqBkk8HM2sLXhE/Wr7wWeQ3R/QY+IRFRRB088ws/0zivSNvFFo7OOTsASO3zce9jCACytAoMu9oaMhDgeh6nh6dQL4jKhY3fgcHGRVVNMJCcJhlXmrxmOR1kNhGR4zbdpgUfYRYeU3zYjuyG9laihIphuqv7vc36nM9CrNVb+lQdBGK/s/bTP0LcMqk553TYDmZkgBvP2XF6n/S0RZ99qXc3E27yLLcSw+ztoSsknNaNc67W3wB0gdrZjO4MXBaZxLH20ugTjFjMVId8jdfRzalCKdM2bc7KXF9w6chz6OfhdsebnQ/2GHgx67s+6V4m5WmOxtttD7Jigt/E26pRMR8PsXmDpbgGzuo1pGDToSe4358MSBHch/THF+uaiTXioKsZv9u+d9FpyPq86lZ/Hpjxv9n6GMEeAMEDzRocl/G7gmp1KdANjwonDGcfGOLmiv8/YGl1nnRZO6MwJza8MMBb9vfJ0fNWq6WkA0EVsfhQ8ZyklPUe5L9wB3XlN/oZPfiDQdKiyYAwyR8hHs2p4OA0tPvQWoLnTKMClur+Nb8zEewSatk/IRl5RNf/pfXYrvdIoq6oYalVYkoCAJ21PFplrFm1+YH8gq3cdJTSadgPRfD2I5OE8QfuzaOUAC3tPV4Bovohf0OLxf/TBBsNR5nmGSMaoRCxX7jUvlUWi1j8QHCLr7xZL8CA3IEv2Qwmhnz8iPhIuZ+vgUjUeQOc2lNclAXxkoCJy90ce34hRSNN/8t0b1JCk6ybGeOmmfbKRTlZ2i0sIEuz4PLYGiutm+P2Xy1tAbkztf5RK5J4VUPYINEHQ3Uw2vSNuahkBqjp0SWt9qpPYA+phh+M+bCLLVI1U7b3kbKq4XiTKb0YEX+f5uJJnfrH3oFOdH+BXmeNlmAIL3vogZisRjl4JXtkZCVjCATDHxrQoOfl3B+MJePhR7F",
    },
  },
};
